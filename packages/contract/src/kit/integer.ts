import * as z from 'zod/mini';

/** The largest number that PostgreSQL keeps as `integer`. */
const LARGEST = 2_147_483_647;

/** An item, a version, a user: a column of type `integer`. */
export const PositiveInteger = z.int().check(z.positive(), z.maximum(LARGEST));
export const NaturalInteger = z.int().check(z.nonnegative(), z.maximum(LARGEST));

/** A number from a sequence: a column of type `bigint`. JSON carries it exactly, zod refuses what it does not. */
export const SequenceNumber = z.int().check(z.positive());
