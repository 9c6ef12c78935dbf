import { freeText } from '../../kit/codes.ts';
import { PositiveInteger } from '../../kit/integer.ts';

export const Comment = freeText(2_000);
export const OrderVersion = PositiveInteger;
