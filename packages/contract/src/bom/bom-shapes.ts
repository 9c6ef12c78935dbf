import * as z from 'zod/mini';
import { InstantText } from '../kit/dates.ts';
import { UnitCost } from '../kit/money.ts';
import { names } from '../kit/names.ts';
import { Quantity } from '../kit/quantity.ts';
import { OpenEcn } from '../parts/part-shapes.ts';

export const MAKE_BUY = ['BUY', 'MAKE', 'X'] as const;
/** No BOM goes deeper: one that would is not added. */
export const BOM_LEVELS = 20;
/** An explosion stops here: nobody reads further, and a tree opens level by level anyway. */
export const BOM_ROWS_AT_MOST = 25_000;

export { Revision } from '../parts/part-revision.ts';

export const BomHead = z.strictObject({
  partNumber: z.string(),
  ...names,
  revision: z.string(),
  itemCount: z.int(),
  createdAt: InstantText,
  openEcns: z.array(OpenEcn),
});
export type BomHead = z.infer<typeof BomHead>;

/**
 * One row of an explosion, in the order in which a tree is read. `path` holds the item numbers from the top, as
 * `1.3.20`; `totalQuantity` is what one piece of the top part takes through this row. An `X` row is only mentioned: it
 * costs nothing and nothing of it is needed.
 */
export const BomRow = z.strictObject({
  path: z.string(),
  level: z.int(),
  itemNumber: z.int(),
  component: z.string(),
  ...names,
  revision: z.string(),
  makeBuy: z.enum(MAKE_BUY),
  quantity: Quantity,
  totalQuantity: Quantity,
  uom: z.string(),
  sparePart: z.boolean(),
  replaceItem: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Cost of one piece, rolled up from its own BOM where it has one. */
  unitCost: UnitCost,
  extendedCost: UnitCost,
  onHand: Quantity,
  /** Open orders need so much more than is on hand. */
  short: Quantity,
  hold: z.boolean(),
  openEcns: z.array(OpenEcn),
  hasBom: z.boolean(),
});
export type BomRow = z.infer<typeof BomRow>;
