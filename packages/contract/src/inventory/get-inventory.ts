import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { PartNumber } from '../parts/part-number.ts';
import { BalanceDetail, Location, LogRow } from './inventory-shapes.ts';

export const LAST_ROWS = 10;

export const getInventory = defineCall({
  name: 'getInventory',
  method: 'GET',
  path: '/inventory/:partNumber/:location',
  summary: 'One part at one location, with the newest rows of its log',
  access: ['FIND_INVENTORY'],
  params: z.strictObject({ partNumber: PartNumber, location: Location }),
  example: { params: { partNumber: 'W00-10/100(A)', location: 'A-01' } },
  reply: z.extend(BalanceDetail, { log: z.array(LogRow) }),
  refusals: ['INVENTORY_NOT_EXIST'],
});
