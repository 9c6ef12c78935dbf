import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { freeText, requiredText } from '../kit/codes.ts';
import { decimalText } from '../kit/decimal-text.ts';
import { UNIT_COST_SCALE } from '../kit/money.ts';
import { Quantity } from '../kit/quantity.ts';
import { Revision } from './part-revision.ts';
import { INVENTORY_CLASSES, PART_TYPES, Part, QI_TYPES, TRACKABLE_LEVELS, WEIGHT_UNITS } from './part-shapes.ts';

const words = z.optional(freeText(60));
const code = z.optional(requiredText(40));
const measure = z.optional(Quantity);
const Cost = decimalText(18, UNIT_COST_SCALE, 'notNegative');

/**
 * Fields of a new part. The number is plain text here: whether it is a part number is a refusal with its own sentence,
 * shown at its field.
 */
export const NewPart = z.strictObject({
  partNumber: freeText(80),
  description: requiredText(200),
  descriptionZh: z.optional(freeText(200)),
  descriptionEs: z.optional(freeText(200)),
  partType: z.enum(PART_TYPES),
  revision: z._default(Revision, 'A'),
  drawing: words,
  traceable: z._default(z.boolean(), false),
  trackableLevel: z._default(z.enum(TRACKABLE_LEVELS), 'NONE'),
  uom: z._default(requiredText(10), 'EA'),
  material: z.optional(freeText(100)),
  saleable: z._default(z.boolean(), false),
  modelNumber: words,
  productCode: code,
  commodityCode: code,
  mfgCode: code,
  weight: measure,
  weightUnit: z.optional(z.enum(WEIGHT_UNITS)),
  length: measure,
  width: measure,
  height: measure,
  volume: measure,
  minQty: measure,
  maxQty: measure,
  listPrice: z.optional(Cost),
  stdCost: z.optional(Cost),
  inventoryClass: z.optional(z.enum(INVENTORY_CLASSES)),
  hsCode: words,
  countryOrigin: z.optional(freeText(60)),
  buyerCode: code,
  makeLeadTime: z.optional(z.int().check(z.minimum(0), z.maximum(9_999))),
  qIType: z._default(z.enum(QI_TYPES), 'NONE'),
  defaultLocation: code,
});
export type NewPart = z.output<typeof NewPart>;

export const addPart = defineCall({
  name: 'addPart',
  method: 'POST',
  path: '/parts',
  summary: 'Adds a part',
  access: ['ADD_PART'],
  posting: true,
  body: NewPart,
  example: { body: { partNumber: 'W00-10/100(A)', description: 'Shaft', partType: 'BUY' } },
  reply: Part,
  refusals: [
    'PART_NUMBER_REQUIRED',
    'INVALID_PART_NUMBER',
    'PART_NUMBER_RESERVED',
    'PART_EXISTS',
    'MINIMUM_ABOVE_MAXIMUM',
    'CODE_NOT_EXIST',
  ],
});
