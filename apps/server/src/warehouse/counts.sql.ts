import type { Tx } from '../kit/database/database.ts';

/** Two who start at once meet at the location. */
const LOCK_LOCATION = 'select 1 from location where company_id = $1 and location = $2 for no key update';

const OPEN = `select count_number as "countNumber" from cycle_count
  where company_id = $1 and location = $2 and status = 'OPEN' order by started_at limit 1`;

export const openCountAt = async (tx: Tx, companyId: number, location: string) => {
  const key = [companyId, location];
  const [, [open]] = await Promise.all([tx.query(LOCK_LOCATION, key), tx.query<{ countNumber: string }>(OPEN, key)]);
  return open?.countNumber;
};

/** The parts that lie there are listed; how many, nobody is told. */
export const insertCount = async (tx: Tx, companyId: number, userId: number, location: string) => {
  const [made] = await tx.query<{ countNumber: string }>(
    `insert into cycle_count (company_id, count_number, location, counted_by)
     values ($1, next_number('cycle_count')::text, $2, $3) returning count_number as "countNumber"`,
    [companyId, location, userId],
  );
  const countNumber = made?.countNumber as string;
  await tx.query(
    `insert into cycle_count_item (company_id, count_number, part_number)
     select company_id, $3, part_number from inventory_balance where company_id = $1 and location = $2 and on_hand > 0`,
    [companyId, location, countNumber],
  );
  return countNumber;
};

export interface CountFacts {
  status: 'OPEN' | 'POSTED' | 'CANCELLED';
  location: string;
}

export const lockCount = async (tx: Tx, companyId: number, countNumber: string) =>
  (
    await tx.query<CountFacts>(
      'select status, location from cycle_count where company_id = $1 and count_number = $2 for update',
      [companyId, countNumber],
    )
  )[0];

export interface CountedRow {
  part_number: string;
  counted: string;
  expected: string;
  value: string;
  reason: string | null;
}

export const markPosted = (
  tx: Tx,
  companyId: number,
  userId: number,
  countNumber: string,
  rows: readonly CountedRow[],
) =>
  Promise.all([
    tx.query(
      `with given as (select * from jsonb_to_recordset($3::jsonb) as one (part_number text, counted numeric, expected numeric,
                                                                          value numeric, reason text))
       insert into cycle_count_item (company_id, count_number, part_number, counted, expected, value, reason)
       select $1, $2, part_number, counted, expected, value, reason from given
       on conflict (company_id, count_number, part_number) do update
          set counted = excluded.counted, expected = excluded.expected, value = excluded.value, reason = excluded.reason`,
      [companyId, countNumber, JSON.stringify(rows)],
    ),
    tx.query(
      `update cycle_count set status = 'POSTED', posted_at = now(), counted_by = $3 where company_id = $1 and count_number = $2`,
      [companyId, countNumber, userId],
    ),
    tx.query(
      `update location set last_counted_at = now() from cycle_count
        where cycle_count.company_id = $1 and cycle_count.count_number = $2 and location.company_id = $1
          and location.location = cycle_count.location`,
      [companyId, countNumber],
    ),
  ]);

export const markCancelled = (tx: Tx, companyId: number, countNumber: string) =>
  tx.query(`update cycle_count set status = 'CANCELLED' where company_id = $1 and count_number = $2`, [
    companyId,
    countNumber,
  ]);

export interface CountedPart {
  partNumber: string;
  trackableLevel: string;
  /** What a piece costs that turns up where none lay: as elsewhere, or as it is set up. */
  cost: string | null;
  /** The serial numbers that should be there. */
  serials: string[];
}

export const readCountedParts = (tx: Tx, companyId: number, location: string, parts: readonly string[]) =>
  tx.query<CountedPart>(
    `select part_number as "partNumber", trackable_level as "trackableLevel", coalesce(nullif(stock.avg_cost, 0), part.std_cost) as cost,
            array(select serial_number from serial where serial.company_id = part.company_id and serial.part_number = part.part_number
                     and serial.location = $2 and serial.place = 'STOCK' order by 1) as serials
       from part left join part_stock stock using (company_id, part_number)
      where part.company_id = $1 and part.part_number = any($3::text[])`,
    [companyId, location, parts],
  );
