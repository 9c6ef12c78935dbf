import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { costUnits, quantityUnits } from './engine/figures.ts';
import { type BalanceState, type Balances, type Place, placeKey } from './engine/movement.ts';

interface BalanceRow extends Place {
  partFrom: string;
  onHand: string;
  inQa: string;
  inSip: string;
  inSit: string;
  inWip: string;
  inTo: string;
  cost: string;
  tax: string;
  seq: number;
}

// In the order of the keys, so that two postings that meet at new places cannot deadlock.
const insertBalances = statement<{
  companyId: number;
  partNumbers: readonly string[];
  locations: readonly string[];
}>(
  `insert into inventory_balance (company_id, part_number, location)
  select :companyId, part_number, location from unnest(:partNumbers::text[], :locations::text[]) with ordinality as place (part_number, location, at) order by at
  on conflict do nothing`,
);

const lockBalances = statement<
  { companyId: number; partNumbers: readonly string[]; locations: readonly string[] },
  BalanceRow
>(
  `select part_number, location, part_from, on_hand, in_qa,
    in_sip, in_sit, in_wip, in_to, avg_cost as cost, avg_tax as tax, seq
  from inventory_balance
 where company_id = :companyId and (part_number, location) in (select * from unnest(:partNumbers::text[], :locations::text[]))
 order by part_number, location for update`,
);

const insertTotals = statement<{ companyId: number; parts: readonly string[] }>(
  `insert into part_stock (company_id, part_number)
  select :companyId, part_number from unnest(:parts::text[]) with ordinality as part (part_number, at) order by at
  on conflict do nothing`,
);

const lockTotals = statement<{ companyId: number; parts: readonly string[] }, object>(
  `select 1 from part_stock where company_id = :companyId and part_number = any(:parts::text[]) order by part_number for update`,
);

const selectAccounts = statement<{ companyId: number }, { use: string; accountNumber: string }>(
  'select use, account_number from account_use where company_id = :companyId',
);

/** The stock that a posting holds: nobody else moves it until the transaction ends. */
export interface LockedStock {
  readonly balances: Balances;
  /** The account of each use. */
  readonly accounts: ReadonlyMap<string, string>;
}

const byBytes = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byPlace = (a: Place, b: Place) => byBytes(a.partNumber, b.partNumber) || byBytes(a.location, b.location);

/**
 * Locks the balances of all places that a posting touches, then the totals of their parts and of `alsoParts` (whose open
 * orders change), in the order that every posting keeps. The caller has locked the rows of the order and the document. New
 * places are added, so part and location must be known to exist.
 */
export async function lockStock(
  tx: Tx,
  companyId: number,
  places: readonly Place[],
  alsoParts: readonly string[] = [],
): Promise<LockedStock> {
  const distinct = [...new Map(places.map((place) => [placeKey(place), place])).values()].sort(byPlace);
  const keys = {
    companyId,
    partNumbers: distinct.map(({ partNumber }) => partNumber),
    locations: distinct.map(({ location }) => location),
  };
  const parts = [...new Set([...distinct.map(({ partNumber }) => partNumber), ...alsoParts])].sort(byBytes);
  const [, rows, , , accounts] = await Promise.all([
    tx.run(insertBalances(keys)),
    tx.all(lockBalances(keys)),
    tx.run(insertTotals({ companyId, parts })),
    tx.all(lockTotals({ companyId, parts })),
    tx.all(selectAccounts({ companyId })),
  ]);
  return {
    balances: new Map(rows.map((row) => [placeKey(row), stateOf(row)])),
    accounts: new Map(accounts.map(({ use, accountNumber }) => [use, accountNumber])),
  };
}

const stateOf = ({ cost, tax, ...row }: BalanceRow): BalanceState => ({
  ...row,
  onHand: quantityUnits(row.onHand),
  inQa: quantityUnits(row.inQa),
  inSip: quantityUnits(row.inSip),
  inSit: quantityUnits(row.inSit),
  inWip: quantityUnits(row.inWip),
  inTo: quantityUnits(row.inTo),
  cost: costUnits(cost),
  tax: costUnits(tax),
});
