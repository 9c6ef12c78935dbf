import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { nullableText } from '../../kit/nullable.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';

export const BuyerRow = z.strictObject({
  buyerCode: z.string(),
  buyerName: z.string(),
  actionType: z.string(),
  department: nullableText,
  departmentName: nullableText,
});
export type BuyerRow = z.infer<typeof BuyerRow>;

export const listBuyers = defineCall({
  name: 'listBuyers',
  method: 'GET',
  path: '/buyers',
  summary: 'Buyers by code or name; all of them when nothing was typed',
  access: ['FIND_PURCHASE_ORDER'],
  query: z.strictObject({ q: z.optional(freeText(80)), ...pageQuery }),
  reply: pageOf(BuyerRow),
});
