import * as contract from '@gemba/contract/info-centres/list-figure-rows';
import { freeText } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import { NaturalInteger } from '@gemba/contract/kit/integer';
import * as z from 'zod/mini';
import { withOrders } from '../../accounting/index.ts';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { operation } from '../../kit/http/operation.ts';
import { rowsAfter } from './rows.sql.ts';
import { wantedRows } from './wanted-rows.ts';

const Key = z.tuple([DateText, freeText(100), NaturalInteger, freeText(100), freeText(100)]);

/** Rows without a day of their own lie on this one. */
const NO_DAY = '2000-01-01';

/** The rows that a figure is the sum of, newest first. */
export const listFigureRows = operation(contract.listFigureRows, async (tx, actor, { params, query }) => {
  const { cursor, limit, ...asked } = query;
  const after = decodeCursor(cursor, Key);
  const wanted = await wantedRows(tx, actor, params.figure, asked);
  const rows = await rowsAfter(tx, actor.companyId, wanted, after, limit + 1);
  const { items, nextCursor } = pageFrom(rows, limit, (row) => [
    row.day,
    row.documentNumber,
    row.itemNumber,
    row.partyId ?? '',
    row.tie,
  ]);
  const named = await withOrders(tx, actor.companyId, items);
  return {
    items: named.map(({ tie: _tie, ...row }) => ({ ...row, day: row.day === NO_DAY ? null : row.day })),
    nextCursor,
  };
});
