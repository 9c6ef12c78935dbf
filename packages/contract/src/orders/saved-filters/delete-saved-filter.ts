import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { ORDER_ROLES } from '../deciding/kinds.ts';

export const deleteSavedFilter = defineCall({
  name: 'deleteSavedFilter',
  method: 'DELETE',
  path: '/savedFilters/:filterId',
  summary: 'Forgets a saved filter',
  access: ORDER_ROLES,
  params: z.strictObject({ filterId: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) }),
  example: { params: { filterId: '1' } },
  reply: z.null(),
  refusals: ['SAVED_FILTER_NOT_EXIST'],
});
