import { isZero, plain } from '@gemba/contract/kit/fixed-point';
import type { GoodsCode } from '@gemba/contract/kit/gs1/goods-code';

const ONE = '1';
const WRITTEN = /^\d{1,8}(\.\d{1,4})?$/;

/** The pieces behind a scanned code: those that it counts, such as a carton, or the one that it stands for. */
export const countedBy = (goods: GoodsCode | undefined) => {
  const counted = goods?.quantity ?? ONE;
  // Cartons write their count with zeros in front.
  return WRITTEN.test(counted) && !isZero(counted) ? plain(counted) : ONE;
};
