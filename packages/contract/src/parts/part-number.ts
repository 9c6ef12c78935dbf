import * as z from 'zod/mini';

const PART_NUMBER = /^[A-Z0-9\-.()/]{3,20}$/;

/** A part number is a name and never a path: `../../ETC/PASSWD` is a legal one. */
export const PartNumber = z.string().check(z.regex(PART_NUMBER));

export const isPartNumber = (value: unknown): value is string => typeof value === 'string' && PART_NUMBER.test(value);

/** Stands on order lines that have no stocked part: a service, an expense. Too short to be a part number. */
export const NON_STOCK = 'NA';
export const isNonStock = (partNumber: string) => partNumber === NON_STOCK;

/** What an order line names: a part, or `NA`. */
export const LinePartNumber = z.string().check(z.regex(/^(?:NA|[A-Z0-9\-.()/]{3,20})$/));

/** What a person typed or scanned, as a part number is written. Whether it is one is for `isPartNumber` to say. */
export const asPartNumber = (typed: string) => typed.trim().toUpperCase();
