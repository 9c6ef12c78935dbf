import type { LoggedPart, LogRow } from '@gemba/contract/inventory/inventory-shapes';
import * as contract from '@gemba/contract/inventory/list-inventory-logs';
import { EITHER_WAY, type LogFlow, movementsOfFlow } from '@gemba/contract/inventory/log-flows';
import { InstantText } from '@gemba/contract/kit/dates';
import { SequenceNumber } from '@gemba/contract/kit/integer';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { openEcns } from '../parts/index.ts';
import { LOG, LOG_ROW } from './log-rows.sql.ts';

const Key = z.tuple([InstantText, z.string(), SequenceNumber]);

interface Asked {
  companyId: number;
  partNumber: string;
  location: string | undefined;
  from: string | undefined;
  to: string | undefined;
  flow: LogFlow | undefined;
  movements: readonly string[] | undefined;
  eitherWay: readonly string[];
  postedAt: string | null;
  lastLocation: string | null;
  seq: number | null;
  limit: number;
}

// Midnight of a day in the company's time zone.
const midnight = (day: string) =>
  `(${day}::timestamp at time zone (select time_zone from company where company.company_id = :companyId))`;

const selectRows = statement<Asked, LogRow>(
  `select ${LOG_ROW} from ${LOG}
   where log.company_id = :companyId and log.part_number = :partNumber and (:location::text is null or log.location = :location)
     and (:from::date is null or log.posted_at >= ${midnight(':from::date')})
     and (:to::date is null or log.posted_at < ${midnight('(:to::date + 1)')})
     and (:movements::text[] is null or log.movement = any(:movements)
       or (log.movement = any(:eitherWay::text[])
         and ((:flow::text = 'in' and log.in_qty > 0) or (:flow = 'out' and log.out_qty > 0))))
     and (:postedAt::timestamptz is null or (log.posted_at, log.location, log.seq) < (:postedAt, :lastLocation::text, :seq::bigint))
   order by log.posted_at desc, log.location desc, log.seq desc limit :limit`,
);

const selectPart = statement<{ companyId: number; partNumber: string }, z.output<typeof LoggedPart>>(
  `select part.part_number, part.description, part.description_zh,
         part.description_es, part.hold, ${openEcns} as open_ecns
    from part where part.company_id = :companyId and part.part_number = :partNumber`,
);

export const listInventoryLogs = operation(contract.listInventoryLogs, async (tx, { companyId }, { query }) => {
  const { partNumber, location, from, to, flow, cursor, limit } = query;
  if (from && to && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
  const [postedAt, lastLocation, seq] = decodeCursor(cursor, Key) ?? [null, null, null];
  const part = await tx.first(selectPart({ companyId, partNumber }));
  if (!part) return refuse('PART_NOT_EXIST', { partNumber });
  const movements = flow && movementsOfFlow[flow];
  const found = { companyId, partNumber, location, from, to, flow, movements, eitherWay: EITHER_WAY };
  const asked = { ...found, postedAt, lastLocation, seq, limit: limit + 1 };
  const rows = await tx.all(selectRows(asked));
  const page = pageFrom(rows, limit, (row) => [row.postedAt, row.location, row.seq]);
  return { ...page, part };
});
