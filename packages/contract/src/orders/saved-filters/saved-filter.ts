import * as z from 'zod/mini';

/** The lists whose filters can be kept under a name. */
export const FILTERED_LISTS = ['orders'] as const;
export const SAVED_FILTERS_AT_MOST = 50;

export const list = z.enum(FILTERED_LISTS);

/** `query` is the search part of the list's address, as the screen wrote it. */
export const SavedFilter = z.strictObject({ filterId: z.int(), list, name: z.string(), query: z.string() });
export type SavedFilter = z.infer<typeof SavedFilter>;
