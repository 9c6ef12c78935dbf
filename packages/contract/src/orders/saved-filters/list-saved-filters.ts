import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { ORDER_ROLES } from '../deciding/kinds.ts';
import { list, SavedFilter } from './saved-filter.ts';

export const listSavedFilters = defineCall({
  name: 'listSavedFilters',
  method: 'GET',
  path: '/savedFilters',
  summary: "This person's saved filters of a list, by name",
  access: ORDER_ROLES,
  query: z.strictObject({ list }),
  example: { query: { list: 'orders' } },
  reply: z.strictObject({ items: z.array(SavedFilter) }),
});
