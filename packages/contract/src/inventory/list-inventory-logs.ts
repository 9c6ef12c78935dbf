import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { DateText } from '../kit/dates.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { PartNumber } from '../parts/part-number.ts';
import { Location, LogRow } from './inventory-shapes.ts';

export const listInventoryLogs = defineCall({
  name: 'listInventoryLogs',
  method: 'GET',
  path: '/inventoryLogs',
  summary: 'Everything that moved a part, newest first; days are those of the company',
  access: ['FIND_INVENTORY'],
  query: z.strictObject({
    partNumber: PartNumber,
    location: z.optional(Location),
    from: z.optional(DateText),
    to: z.optional(DateText),
    ...pageQuery,
  }),
  reply: pageOf(LogRow),
  refusals: ['DATE_RANGE_REVERSED'],
});
