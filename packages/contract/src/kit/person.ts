import * as z from 'zod/mini';

/** Somebody as others see the name. */
export const Person = z.strictObject({ userId: z.int(), name: z.string() });
export type Person = z.infer<typeof Person>;
