import * as z from 'zod/mini';

/** How a value of a file is written for its reader: a number and a day by the rules of the language, everything else as it is. */
export const ValueKind = z.enum(['TEXT', 'NUMBER', 'DAY', 'YES_NO']);
export type ValueKind = z.infer<typeof ValueKind>;
