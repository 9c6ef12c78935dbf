import * as z from 'zod/mini';
import { ORDER_ROLES } from '../approvals/kinds.ts';
import { defineCall } from '../kit/call.ts';
import { freeText, requiredText } from '../kit/codes.ts';

/** The lists whose filters can be kept under a name. */
export const FILTERED_LISTS = ['orders'] as const;
export const SAVED_FILTERS_AT_MOST = 50;

const list = z.enum(FILTERED_LISTS);

/** `query` is the search part of the list's address, as the screen wrote it. */
export const SavedFilter = z.strictObject({ filterId: z.int(), list, name: z.string(), query: z.string() });
export type SavedFilter = z.infer<typeof SavedFilter>;

export const listSavedFilters = defineCall({
  name: 'listSavedFilters',
  method: 'GET',
  path: '/savedFilters',
  summary: "This person's saved filters of a list, by name",
  access: ORDER_ROLES,
  query: z.strictObject({ list }),
  reply: z.strictObject({ items: z.array(SavedFilter) }),
});

export const saveFilter = defineCall({
  name: 'saveFilter',
  method: 'POST',
  path: '/savedFilters',
  summary: 'Keeps a filter under a name; the same name again replaces it',
  access: ORDER_ROLES,
  body: z.strictObject({ list, name: requiredText(60), query: freeText(1_000) }),
  reply: SavedFilter,
  refusals: ['TOO_MANY_SAVED_FILTERS'],
});

export const deleteSavedFilter = defineCall({
  name: 'deleteSavedFilter',
  method: 'DELETE',
  path: '/savedFilters/:filterId',
  summary: 'Forgets a saved filter',
  access: ORDER_ROLES,
  params: z.strictObject({ filterId: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) }),
  reply: z.null(),
  refusals: ['SAVED_FILTER_NOT_EXIST'],
});
