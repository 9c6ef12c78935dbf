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

interface NewCount {
  location: string;
  /** Of a counter-posting. */
  reverses?: string;
  reason?: string;
}

export const insertHead = async (tx: Tx, companyId: number, userId: number, count: NewCount) => {
  const { location, reverses, reason } = count;
  const [made] = await tx.query<{ countNumber: string }>(
    `insert into cycle_count (company_id, count_number, location, counted_by, reverses, reason)
     values ($1, next_number('cycle_count')::text, $2, $3, $4, $5) returning count_number as "countNumber"`,
    [companyId, location, userId, reverses, reason],
  );
  return made?.countNumber as string;
};

/** The parts that lie there are listed; how many, nobody is told. */
export const insertCount = async (tx: Tx, companyId: number, userId: number, location: string) => {
  const countNumber = await insertHead(tx, companyId, userId, { location });
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
  reverses: string | null;
  reversedBy: string | null;
}

const LOCK_COUNT = 'select 1 from cycle_count where company_id = $1 and count_number = $2 for update';

const FACTS = `select status, location, reverses,
    (select other.count_number from cycle_count other where other.company_id = $1 and other.reverses = $2) as "reversedBy"
  from cycle_count where company_id = $1 and count_number = $2`;

/** Locked by one statement and read by the next, which sees what the holder of the lock has left behind. */
export const lockCount = async (tx: Tx, companyId: number, countNumber: string) => {
  const key = [companyId, countNumber];
  const [, [count]] = await Promise.all([tx.query(LOCK_COUNT, key), tx.query<CountFacts>(FACTS, key)]);
  return count;
};

export interface Changed {
  partNumber: string;
  /** The difference, and the unit cost that its log row says; of pieces that were only exchanged there is none. */
  difference: string;
  unitCost: string;
  unitTax: string;
  serialsLost: string[];
  serialsFound: string[];
}

/** What a count changed. Its log rows have its own moment, by which the index finds them. */
export const readChanged = (tx: Tx, companyId: number, countNumber: string) =>
  tx.query<Changed>(
    `select item.part_number as "partNumber", item.counted - item.expected as difference,
            coalesce(case when log.in_qty > 0 then log.in_cost else log.out_cost end, 0) as "unitCost",
            coalesce(case when log.in_qty > 0 then log.in_tax else log.out_tax end, 0) as "unitTax",
            item.serials_lost as "serialsLost", item.serials_found as "serialsFound"
       from cycle_count count
       join cycle_count_item item on item.company_id = count.company_id and item.count_number = count.count_number
       left join inventory_log log on log.company_id = count.company_id and log.part_number = item.part_number
            and log.posted_at = count.posted_at and log.location = count.location
            and log.document_kind = 'count' and log.document_number = count.count_number
      where count.company_id = $1 and count.count_number = $2
        and (item.counted <> item.expected or item.serials_lost <> '{}' or item.serials_found <> '{}')
      order by item.part_number`,
    [companyId, countNumber],
  );

export interface CountedRow {
  part_number: string;
  counted: string;
  expected: string;
  value: string;
  reason: string | null;
  serials_lost: readonly string[];
  serials_found: readonly string[];
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
                                       value numeric, reason text, serials_lost jsonb, serials_found jsonb))
       insert into cycle_count_item (company_id, count_number, part_number, counted, expected, value, reason, serials_lost, serials_found)
       select $1, $2, part_number, counted, expected, value, reason, array(select jsonb_array_elements_text(serials_lost)),
              array(select jsonb_array_elements_text(serials_found)) from given
       on conflict (company_id, count_number, part_number) do update
          set counted = excluded.counted, expected = excluded.expected, value = excluded.value, reason = excluded.reason,
              serials_lost = excluded.serials_lost, serials_found = excluded.serials_found`,
      [companyId, countNumber, JSON.stringify(rows)],
    ),
    tx.query(
      `update cycle_count set status = 'POSTED', posted_at = now(), counted_by = $3 where company_id = $1 and count_number = $2`,
      [companyId, countNumber, userId],
    ),
  ]);

export const markLooked = (tx: Tx, companyId: number, location: string) =>
  tx.query('update location set last_counted_at = now() where company_id = $1 and location = $2', [
    companyId,
    location,
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
