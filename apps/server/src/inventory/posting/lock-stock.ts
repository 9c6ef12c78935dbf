import type { Tx } from '../../kit/database/database.ts';
import { type BalanceState, costUnits, type Place, placeKey, quantityUnits } from './movement.ts';

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

// In the order of the keys: two postings that meet at new places never wait for each other crosswise.
const ADD_BALANCES = `insert into inventory_balance (company_id, part_number, location)
  select $1, part_number, location from unnest($2::text[], $3::text[]) with ordinality as place (part_number, location, at) order by at
  on conflict do nothing`;

const LOCK_BALANCES = `select part_number as "partNumber", location, part_from as "partFrom", on_hand as "onHand", in_qa as "inQa",
    in_sip as "inSip", in_sit as "inSit", in_wip as "inWip", in_to as "inTo", avg_cost as cost, avg_tax as tax, seq
  from inventory_balance
 where company_id = $1 and (part_number, location) in (select * from unnest($2::text[], $3::text[]))
 order by part_number, location for update`;

const ADD_TOTALS = `insert into part_stock (company_id, part_number)
  select $1, part_number from unnest($2::text[]) with ordinality as part (part_number, at) order by at
  on conflict do nothing`;

const LOCK_TOTALS = `select 1 from part_stock where company_id = $1 and part_number = any($2::text[]) order by part_number for update`;

const ACCOUNTS = 'select use, account_number as "accountNumber" from account_use where company_id = $1';

/** What a posting holds: nobody else moves it until the transaction ends. */
export interface LockedStock {
  readonly balances: ReadonlyMap<string, BalanceState>;
  /** The account of each use. */
  readonly accounts: ReadonlyMap<string, string>;
}

const byBytes = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byPlace = (a: Place, b: Place) => byBytes(a.partNumber, b.partNumber) || byBytes(a.location, b.location);

/**
 * Locks the balances of all places that a posting touches, then the totals of their parts and of `alsoParts` (whose open
 * orders change), in the order that every posting keeps. The order's and document's rows are locked before this. Places
 * that never held anything are added, so part and location must be known to exist.
 */
export async function lockStock(
  tx: Tx,
  companyId: number,
  places: readonly Place[],
  alsoParts: readonly string[] = [],
): Promise<LockedStock> {
  const distinct = [...new Map(places.map((place) => [placeKey(place), place])).values()].sort(byPlace);
  const keys = [companyId, distinct.map(({ partNumber }) => partNumber), distinct.map(({ location }) => location)];
  const parts = [...new Set([...distinct.map(({ partNumber }) => partNumber), ...alsoParts])].sort(byBytes);
  const [, rows, , , accounts] = await Promise.all([
    tx.query(ADD_BALANCES, keys),
    tx.query<BalanceRow>(LOCK_BALANCES, keys),
    tx.query(ADD_TOTALS, [companyId, parts]),
    tx.query(LOCK_TOTALS, [companyId, parts]),
    tx.query<{ use: string; accountNumber: string }>(ACCOUNTS, [companyId]),
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
