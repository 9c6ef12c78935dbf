import { DateText } from '@gemba/contract/kit/dates';
import { NaturalInteger } from '@gemba/contract/kit/integer';
import type { OpenQuantityRow } from '@gemba/contract/parts/part-rows';
import * as contract from '@gemba/contract/parts/part-rows';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { existingPart } from './existing-part.ts';
import { demand, onTheWay, supply } from './sources.sql.ts';

const Key = z.tuple([DateText, z.string(), z.string(), NaturalInteger]);

interface Asked {
  companyId: number;
  partNumber: string;
  date: string;
  kind: string;
  number: string;
  itemNumber: number;
  limit: number;
}

/** The rows behind one open quantity of a part, soonest first. Together they are that quantity. */
function openQuantities(call: typeof contract.listPartOnDemand, source: string) {
  // sql: the source is one of ours and names the company
  const select = statement<Asked, OpenQuantityRow>(
    `select kind, number, item_number, party, date, status, quantity
       from (${source}) as row
      where (date, kind, number, coalesce(item_number, 0)) > (:date::date, :kind::text, :number::text, :itemNumber::int)
      order by date, kind, number, coalesce(item_number, 0) limit :limit`,
  );
  return operation(call, async (tx, { companyId }, { params: { partNumber }, query: { cursor, limit } }) => {
    const [date, kind, number, itemNumber] = decodeCursor(cursor, Key) ?? ['0001-01-01', '', '', 0];
    const rows = await tx.all(select({ companyId, partNumber, date, kind, number, itemNumber, limit: limit + 1 }));
    if (rows.length === 0) await existingPart(tx, companyId, partNumber);
    return pageFrom(rows, limit, (row) => [row.date, row.kind, row.number, row.itemNumber ?? 0]);
  });
}

export const listPartOnDemand = openQuantities(contract.listPartOnDemand, demand);
export const listPartOnOrder = openQuantities(contract.listPartOnOrder, supply);
export const listPartOnSit = openQuantities(contract.listPartOnSit, onTheWay);
