import type { CallParsed } from '@gemba/contract/kit/call';
import type { receivePurchaseOrder } from '@gemba/contract/receiving/receive-purchase-order';
import { type CompanyFacts, companyFacts, type Locations, readLocations } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';

type Body = CallParsed<typeof receivePurchaseOrder>['body'];
export type Header = Body['header'];
export type Line = Omit<Body['items'][number], 'quantity'> & { quantity?: string | undefined };

/** Everything that a request names beside the order, read in one go. */
export interface RequestFacts {
  company: CompanyFacts;
  locations: Locations;
  origins: ReadonlySet<string>;
  /** The part of each inspection report that exists. */
  inspections: ReadonlyMap<string, string>;
  ncrs: ReadonlyMap<string, string>;
  carrierKnown: boolean;
}

const NAMED = `select 'origin' as kind, part_from as code, '' as fact from part_from where company_id = $1 and part_from = any($2::text[])
  union all select 'ir', ir_number, part_number from inspection_report where company_id = $1 and ir_number = any($3::text[])
  union all select 'ncr', ncr_number, status from ncr where company_id = $1 and ncr_number = any($4::text[])
  union all select 'carrier', carrier_code, '' from carrier where company_id = $1 and carrier_code = $5`;

const given = (values: readonly (string | undefined)[]) => values.filter((value) => value !== undefined);

export async function readRequestFacts(
  tx: Tx,
  companyId: number,
  header: Header,
  lines: readonly Line[],
): Promise<RequestFacts> {
  const typed = lines.flatMap(({ locations }) => locations.map(({ location }) => location));
  const [company, locations, named] = await Promise.all([
    companyFacts(tx, companyId),
    readLocations(tx, companyId, typed),
    tx.query<{ kind: string; code: string; fact: string }>(NAMED, [
      companyId,
      given(lines.map(({ partFrom }) => partFrom)),
      given(lines.map(({ irNumber }) => irNumber)),
      given(lines.map(({ ncrNumber }) => ncrNumber)),
      header.carrier ?? null,
    ]),
  ]);
  const of = (kind: string) => named.filter((one) => one.kind === kind).map(({ code, fact }) => [code, fact] as const);
  return {
    ...{ company, locations, carrierKnown: of('carrier').length > 0 },
    ...{
      origins: new Set(of('origin').map(([code]) => code)),
      inspections: new Map(of('ir')),
      ncrs: new Map(of('ncr')),
    },
  };
}

/** `orderDates`: the days on which the orders were made that goods come in for. */
export function checkHeader(header: Header, { company, carrierKnown }: RequestFacts, orderDates: readonly string[]) {
  const { receivedDate, vendorShipDate, carrier } = header;
  checkReceivedDate(receivedDate, company.today, orderDates, 'header.receivedDate');
  if (vendorShipDate !== undefined && vendorShipDate > company.today)
    refuse('VENDOR_SHIP_DATE_IN_FUTURE', { field: 'header.vendorShipDate' });
  if (carrier !== undefined && !carrierKnown) refuse('CODE_NOT_EXIST', { value: carrier, field: 'header.carrier' });
}

/** Goods come in on a day that has been, and that is not before their order. */
export function checkReceivedDate(
  day: string | undefined,
  today: string,
  orderDates: readonly string[],
  field: string,
) {
  if (day === undefined) return;
  if (day > today) refuse('RECEIVED_DATE_IN_FUTURE', { field });
  const orderDate = orderDates.toSorted().at(-1) ?? day;
  if (day < orderDate) refuse('RECEIVED_BEFORE_ORDER', { orderDate, field });
}
