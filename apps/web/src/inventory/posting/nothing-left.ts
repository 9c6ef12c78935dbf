import { isZero } from '@gemba/contract/kit/fixed-point';
import type { RefusedPosting } from '../../kit/posting/refused-posting.ts';

/** Somebody else took the last of it: the place is wrong then, not how much of it is asked for. */
export const isNothingLeft = ({ code, data: { onHandQuantity } }: Pick<RefusedPosting, 'code' | 'data'>) =>
  code.endsWith('_QTY_OVER_ON_HAND') && typeof onHandQuantity === 'string' && isZero(onHandQuantity);
