import * as z from 'zod/mini';
import { inCapitals } from '../kit/codes.ts';

const PART_NUMBER = /^[A-Z0-9\-.()/]{3,20}$/;

/** A part number is a name and never a path: `../../ETC/PASSWD` is a legal one. */
export const PartNumber = z.string().check(z.regex(PART_NUMBER));

export const isPartNumber = (value: unknown): value is string => typeof value === 'string' && PART_NUMBER.test(value);

/** Stands on order lines that have no stocked part: a service, an expense. Too short to be a part number. */
export const NON_STOCK = 'NA';
export const isNonStock = (partNumber: string) => partNumber === NON_STOCK;

/** The part of an order line, or `NA`. */
export const LinePartNumber = z.string().check(z.regex(/^(?:NA|[A-Z0-9\-.()/]{3,20})$/));

/** Typed or scanned text in the spelling of part numbers. `isPartNumber` says whether it is one. */
export const asPartNumber = (typed: string) => inCapitals(typed.trim());
