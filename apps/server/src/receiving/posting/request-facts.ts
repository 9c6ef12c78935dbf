import type { CallParsed } from '@gemba/contract/kit/call';
import type { receivePurchaseOrder } from '@gemba/contract/receiving/purchase-order/receive-purchase-order';
import { receiptHeaderRules } from '@gemba/contract/receiving/received-item-rules';
import { type Locations, readLocations } from '../../inventory/index.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import { type CompanyFacts, companyFacts } from '../../postings/index.ts';

type Body = CallParsed<typeof receivePurchaseOrder>['body'];
export type Header = Body['header'];
export type Line = Omit<Body['items'][number], 'quantity'> & { quantity?: string | undefined };

/** Everything that a request names beside the order, read in one round trip. */
export interface RequestFacts {
  company: CompanyFacts;
  locations: Locations;
  origins: ReadonlySet<string>;
  /** The part of each known inspection report. */
  inspections: ReadonlyMap<string, string>;
  /** The part of each known NCR; empty for one that is not open. */
  ncrs: ReadonlyMap<string, string>;
  carrierKnown: boolean;
}

const selectNamed = statement<
  {
    companyId: number;
    partFroms: readonly string[];
    irNumbers: readonly string[];
    ncrNumbers: readonly string[];
    carrier: string | null;
  },
  { kind: string; code: string; fact: string }
>(
  `select 'origin' as kind, part_from as code, '' as fact from part_from where company_id = :companyId and part_from = any(:partFroms::text[])
  union all select 'ir', ir_number, part_number from inspection_report where company_id = :companyId and ir_number = any(:irNumbers::text[])
  union all select 'ncr', ncr_number, case when status = 'OPEN' then part_number else '' end from ncr where company_id = :companyId and ncr_number = any(:ncrNumbers::text[])
  union all select 'carrier', carrier_code, '' from carrier where company_id = :companyId and carrier_code = :carrier`,
);

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
    tx.all(
      selectNamed({
        companyId,
        partFroms: given(lines.map(({ partFrom }) => partFrom)),
        irNumbers: given(lines.map(({ irNumber }) => irNumber)),
        ncrNumbers: given(lines.map(({ ncrNumber }) => ncrNumber)),
        carrier: header.carrier ?? null,
      }),
    ),
  ]);
  const ofKind = (kind: string) =>
    named.filter((row) => row.kind === kind).map(({ code, fact }) => [code, fact] as const);
  return {
    company,
    locations,
    carrierKnown: ofKind('carrier').length > 0,
    origins: new Set(ofKind('origin').map(([code]) => code)),
    inspections: new Map(ofKind('ir')),
    ncrs: new Map(ofKind('ncr')),
  };
}

/** `orderDates` are the dates of the orders that goods come in for. */
export function checkHeader(header: Header, { company, carrierKnown }: RequestFacts, orderDates: readonly string[]) {
  refuseFirst(receiptHeaderRules(header, company.today, orderDates));
  const { carrier } = header;
  if (carrier !== undefined && !carrierKnown) refuse('CODE_NOT_EXIST', { value: carrier, field: 'header.carrier' });
}
