import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { DateText } from '../kit/dates.ts';
import { listing, pageOf, pageQuery } from '../kit/page.ts';
import { PartNumber } from '../parts/part-number.ts';
import { Location, LoggedPart, LogRow } from './inventory-shapes.ts';
import { LOG_FLOWS } from './log-flows.ts';

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
    flow: z.optional(z.enum(LOG_FLOWS)),
    ...pageQuery,
  }),
  example: { query: { partNumber: 'W00-10/100(A)' } },
  reply: listing(z.extend(pageOf(LogRow), { part: LoggedPart }), 'items', LogRow),
  refusals: ['PART_NOT_EXIST', 'DATE_RANGE_REVERSED'],
});
