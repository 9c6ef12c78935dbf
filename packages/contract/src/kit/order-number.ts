import * as z from 'zod/mini';

/** A document's number, as it stands in a path or a body. */
export const OrderNumber = z.string().check(z.regex(/^[\x21-\x7e]{1,40}$/));
