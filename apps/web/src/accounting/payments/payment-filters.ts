import { PAYMENT_DIRECTIONS, type PaymentDirection } from '@gemba/contract/accounting/payments/payment';
import type { PeriodName } from '@gemba/contract/kit/periods';
import { CodeText } from '@gemba/contract/orders/code-text';
import { given } from '../../kit/router/given.ts';
import { readDays } from '../../orders/index.ts';
import type { ChosenDays } from '../PeriodChips.tsx';

/** The filters of the list's address; unknown or invalid values are ignored. */
export type PaymentFilters = {
  /** A named period, everything, or two days. */
  period: PeriodName | 'all' | undefined;
  from: string | undefined;
  to: string | undefined;
  direction: PaymentDirection | undefined;
  customerId: string | undefined;
  vendorId: string | undefined;
  q: string;
};

type Search = Readonly<Record<string, string | undefined>>;

/** The default: the period of the books, and long enough to compare. */
const USUAL: PeriodName = 'fiscalYear';

const codeIn = (text: string | undefined) => (CodeText.safeParse(text).success ? text : undefined);

export const readFilters = (search: Search): PaymentFilters => {
  const { period, from, to } = readDays(search);
  const customerId = codeIn(search['customerId']);
  return {
    ...(search['period'] === 'all' ? EVERYTHING : inDays({ period, from, to })),
    direction: PAYMENT_DIRECTIONS.find((known) => known === search['direction']),
    customerId,
    // A payment has one other party.
    vendorId: customerId ? undefined : codeIn(search['vendorId']),
    q: search['q'] ?? '',
  };
};

export const EVERYTHING = { period: 'all', from: undefined, to: undefined } as const;

/** A named period, otherwise the days; the default without either. */
export const inDays = ({ period, from, to }: ChosenDays) =>
  period || (!from && !to)
    ? { period: period ?? USUAL, from: undefined, to: undefined }
    : { period: undefined, from, to };

/** The address of these filters. Defaults are left out, so that equal filters have equal addresses. */
export const writeFilters = ({ period, ...rest }: PaymentFilters) =>
  given({ period: period === USUAL ? undefined : period, ...rest });

export const addressOfPayments = (filters: PaymentFilters) =>
  `/accounting/paymentHistory?${new URLSearchParams(writeFilters(filters)).toString()}`;

/** The query for the server. */
export const queryOf = ({ period, q, ...rest }: PaymentFilters) =>
  given({ period: period === 'all' ? undefined : period, q: q.trim(), ...rest });
