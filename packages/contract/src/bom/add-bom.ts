import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { PositiveQuantity } from '../kit/quantity.ts';
import { PartNumber } from '../parts/part-number.ts';
import { MAKE_BUY, Revision } from './bom-shapes.ts';

export const BOM_ITEMS_AT_MOST = 1_000;

const Item = z.strictObject({
  itemNumber: z.int().check(z.minimum(1), z.maximum(99_999)),
  component: PartNumber,
  makeBuy: z.enum(MAKE_BUY),
  quantity: PositiveQuantity,
  sparePart: z._default(z.boolean(), false),
  replaceItem: z.optional(PartNumber),
  note: z.optional(freeText(200)),
});

export const NewBomItems = z.array(Item).check(z.maxLength(BOM_ITEMS_AT_MOST));

export const addBom = defineCall({
  name: 'addBom',
  method: 'POST',
  path: '/boms',
  summary: 'Adds the BOM of a part that has none',
  access: ['ADD_BOM'],
  posting: true,
  body: z.strictObject({
    partNumber: PartNumber,
    revision: Revision,
    items: NewBomItems,
  }),
  example: {
    body: {
      partNumber: 'W00-10/100(A)',
      revision: 'A',
      items: [{ itemNumber: 1, component: 'W00-10-100', makeBuy: 'BUY', quantity: '1' }],
    },
  },
  reply: z.strictObject({ partNumber: z.string(), revision: z.string() }),
  refusals: [
    'PART_NOT_EXIST',
    'PART_REVISION_NOT_EXIST',
    'BOM_EXISTS',
    'BOM_LOOP',
    'BOM_TOO_DEEP',
    'BOM_WITHOUT_ITEMS',
    'BOM_DUPLICATE_ITEM',
  ],
});
export type NewBomItem = z.output<typeof Item>;
