import * as z from 'zod/mini';
import { DateText, InstantText } from '../kit/dates.ts';
import { Money, UnitCost } from '../kit/money.ts';
import { names } from '../kit/names.ts';
import { Quantity } from '../kit/quantity.ts';

export const PART_TYPES = ['BUY', 'MAKE', 'RAW', 'SUPPLY', 'DOCUMENT', 'SERVICE'] as const;
export const TRACKABLE_LEVELS = ['NONE', 'LOT', 'SERIAL'] as const;
export type TrackableLevel = (typeof TRACKABLE_LEVELS)[number];
export const INVENTORY_CLASSES = ['A', 'B', 'C'] as const;
export const QI_TYPES = ['NONE', 'SAMPLE', 'FULL'] as const;
export const WEIGHT_UNITS = ['kg', 'g', 'lb', 'oz'] as const;

/** The eight quantities of a part, in the order in which people read them. */
export const BUCKETS = ['onHand', 'inQA', 'onDemand', 'onOrder', 'inWIP', 'inSIP', 'inSIT', 'inTO'] as const;
export type Bucket = (typeof BUCKETS)[number];

export const PartQuantities = z.strictObject({
  onHand: Quantity,
  inQA: Quantity,
  onDemand: Quantity,
  onOrder: Quantity,
  inWIP: Quantity,
  inSIP: Quantity,
  inSIT: Quantity,
  inTO: Quantity,
});

/** A change that is not closed yet: whoever handles the part should know. */
export const OpenEcn = z.strictObject({ ecnNumber: z.string(), newRevision: z.string(), dueDate: DateText });

/** A part in the field of a form: what it is called, and how it is counted. */
export const PartName = z.strictObject({
  partNumber: z.string(),
  ...names,
  uom: z.string(),
  trackableLevel: z.enum(TRACKABLE_LEVELS),
});
export type PartName = z.infer<typeof PartName>;

/** A part where it stands among others. */
export const PartRow = z.strictObject({
  partNumber: z.string(),
  ...names,
  partType: z.enum(PART_TYPES),
  revision: z.string(),
  uom: z.string(),
  productCode: z.nullable(z.string()),
  onHand: Quantity,
  onDemand: Quantity,
  hold: z.boolean(),
  active: z.boolean(),
  openEcns: z.array(OpenEcn),
});
export type PartRow = z.infer<typeof PartRow>;

const words = z.nullable(z.string());
const measure = z.nullable(Quantity);
const cost = z.nullable(UnitCost);

export const Part = z.strictObject({
  partNumber: z.string(),
  version: z.int(),
  ...names,
  partType: z.enum(PART_TYPES),
  revision: z.string(),
  drawing: words,
  bill: z.boolean(),
  traceable: z.boolean(),
  trackableLevel: z.enum(TRACKABLE_LEVELS),
  uom: z.string(),
  material: words,
  saleable: z.boolean(),
  modelNumber: words,
  productCode: words,
  productName: words,
  commodityCode: words,
  mfgCode: words,
  mfgName: words,
  weight: measure,
  weightUnit: words,
  length: measure,
  width: measure,
  height: measure,
  volume: measure,
  minQty: measure,
  maxQty: measure,
  listPrice: cost,
  avgCost: cost,
  stdCost: cost,
  lastPoCost: cost,
  value: Money,
  currency: z.string(),
  ...PartQuantities.shape,
  inventoryClass: words,
  hsCode: words,
  countryOrigin: words,
  buyerCode: words,
  buyerName: words,
  makeLeadTime: z.nullable(z.int()),
  qIType: z.enum(QI_TYPES),
  hold: z.boolean(),
  holdReason: words,
  defaultLocation: words,
  active: z.boolean(),
  lastIn: z.nullable(InstantText),
  lastOut: z.nullable(InstantText),
  createdAt: InstantText,
  openEcns: z.array(OpenEcn),
  documentCount: z.int(),
  hasBom: z.boolean(),
  /** Goods of it have moved once: `SETTLED_BY_MOVES` stay as they are. */
  hasMoved: z.boolean(),
});
export type Part = z.infer<typeof Part>;
