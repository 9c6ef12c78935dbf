import { OtherOrigin } from '../inventory/index.ts';
import { refuse } from '../kit/refuse.ts';

/** Goods of different origin never meet at one place. */
export function withoutMixing<Result>(apply: () => Result): Result {
  try {
    return apply();
  } catch (error) {
    if (error instanceof OtherOrigin) refuse('NOT_SAME_PART_FROM', { ...error.place });
    throw error;
  }
}
