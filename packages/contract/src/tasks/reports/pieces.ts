import * as z from 'zod/mini';
import { agreed } from '../../inventory/posting-shapes.ts';
import { PositiveQuantity, Quantity } from '../../kit/quantity.ts';
import { TypedCode, WageType } from '../task/task-shapes.ts';

/** Defects of a report by the items of its work centre. */
export const DefectiveItem = z.strictObject({ item: TypedCode, quantity: PositiveQuantity });

/** Pieces that a report tells. Without a qualified quantity: QUANTITY_REQUIRED; zero is a quantity. */
export const madePieces = {
  wageType: WageType,
  qualifiedQty: z.optional(Quantity),
  defectiveItems: z._default(z.array(DefectiveItem).check(z.maxLength(50)), []),
  confirm: agreed('QUALIFIED_QTY_OVER_MAXIMUM_WARNING', 'TIME_BEYOND_SHIFT_WARNING'),
};

export const PIECES_REFUSALS = [
  'WORK_ORDER_NOT_OPEN_TO_REPORT',
  'QUANTITY_REQUIRED',
  'DEFECTIVE_ITEMS_NOT_CONFIGURED',
  'DEFECTIVE_ITEM_NOT_EXIST',
  'DEFECTIVE_ITEM_TWICE',
  'QUALIFIED_QTY_OVER_MAXIMUM_WARNING',
  'INVALID_QUANTITY',
  'ACCOUNT_NOT_SET_UP',
] as const;
