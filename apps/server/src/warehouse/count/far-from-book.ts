import { quantityUnits } from '../../postings/index.ts';

const ONE = quantityUnits('1');
/** A fifth of the book quantity: 20 %. */
const SHARE = 5n;

/** Whether a digit may be missing: more than 20 % of the book quantity away, and more than one unit. */
export const isFarFromBook = (counted: bigint, book: bigint) => {
  const away = counted > book ? counted - book : book - counted;
  return away > ONE && away * SHARE > book;
};
