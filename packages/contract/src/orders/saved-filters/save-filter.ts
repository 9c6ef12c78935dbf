import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText, requiredText } from '../../kit/codes.ts';
import { ORDER_ROLES } from '../deciding/kinds.ts';
import { list, SavedFilter } from './saved-filter.ts';

export const saveFilter = defineCall({
  name: 'saveFilter',
  method: 'POST',
  path: '/savedFilters',
  summary: 'Keeps a filter under a name; the same name again replaces it',
  access: ORDER_ROLES,
  body: z.strictObject({ list, name: requiredText(60), query: freeText(1_000) }),
  example: { body: { list: 'orders', name: 'Mine', query: 'status=open' } },
  reply: SavedFilter,
  refusals: ['TOO_MANY_SAVED_FILTERS'],
});
