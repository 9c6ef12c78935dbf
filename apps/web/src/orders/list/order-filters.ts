import { holds } from '@gemba/contract/kit/roles';
import { ORDER_FILTERS, type OrderFilter } from '@gemba/contract/orders/order-filters';
import { given } from '../../kit/router/given.ts';
import { type CompanyCalendar, type Days, daysOf, EVERY_DAY, readDays } from '../days.ts';
import { LIST_KINDS, type ListKind, listKinds } from './list-kinds.ts';
import { type ListQuery, NARROWED_BY, type NarrowedBy } from './readable-kind.ts';

/** The filters of the list's address; unknown or invalid values are ignored. */
export type OrderFilters = Days & {
  kind: ListKind;
  status: OrderFilter;
  q: string;
  dateType: string;
} & Partial<Record<NarrowedBy, string | undefined>>;

type Search = Readonly<Record<string, string | undefined>>;

/** The status that a list shows by default. */
const USUAL_STATUS: OrderFilter = 'open';

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text);

export const kindsFor = (roles: readonly string[]) => LIST_KINDS.filter((kind) => holds(roles, listKinds[kind].role));

const usualDate = (kind: ListKind) => listKinds[kind].dateTypes[0];

export const readFilters = (search: Search, roles: readonly string[]): OrderFilters => {
  const allowed = kindsFor(roles);
  const kind = oneOf(allowed, search['kind']) ?? allowed[0] ?? 'po';
  const { dateTypes, narrowedBy } = listKinds[kind];
  return {
    kind,
    status: oneOf(ORDER_FILTERS, search['status']) ?? USUAL_STATUS,
    q: search['q'] ?? '',
    dateType: oneOf(dateTypes, search['dateType']) ?? usualDate(kind),
    ...readDays(search),
    ...Object.fromEntries(narrowedBy.flatMap((name) => (search[name] ? [[name, search[name]]] : []))),
  };
};

/** The address of these filters. Defaults are left out, so that equal filters have equal addresses. */
export const writeFilters = (filters: OrderFilters): Record<string, string> => {
  const { kind, status, q, dateType, period, from, to } = filters;
  return given({
    kind,
    status: status === USUAL_STATUS ? undefined : status,
    q,
    dateType: dateType === usualDate(kind) ? undefined : dateType,
    ...(period ? { period } : { from, to }),
    ...Object.fromEntries(NARROWED_BY.map((name) => [name, filters[name]])),
  });
};

/** Switches the kind: a vendor's code or a date of purchase orders means nothing to the other kinds. */
export const ofKind = (filters: OrderFilters, kind: ListKind): OrderFilters => {
  const { q, status, period, from, to } = filters;
  return { kind, status, q, period, from, to, dateType: usualDate(kind) };
};

/** Removes dates and codes. */
export const withoutNarrowing = ({ kind, status, q }: OrderFilters): OrderFilters => ({
  kind,
  status,
  q,
  dateType: usualDate(kind),
  ...EVERY_DAY,
});

/** The query for the server. */
export const queryOf = (filters: OrderFilters, calendar: CompanyCalendar): ListQuery => {
  const { kind, status, q, dateType } = filters;
  const narrowed = listKinds[kind].narrowedBy.map((name) => [name, filters[name]]);
  return { status, dateType, ...daysOf(filters, calendar), q: q.trim() || undefined, ...Object.fromEntries(narrowed) };
};

export const hasDays = ({ kind, dateType, period, from, to }: OrderFilters) =>
  !!(period || from || to || dateType !== usualDate(kind));

/** The number of filters that the sheet has set. */
export const countOf = (filters: OrderFilters) =>
  (hasDays(filters) ? 1 : 0) + NARROWED_BY.filter((name) => filters[name]).length;
