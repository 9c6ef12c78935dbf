import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';

const Choice = z.strictObject({ code: z.string(), name: z.string() });

export const getPlaceChoices = defineCall({
  name: 'getPlaceChoices',
  method: 'GET',
  path: '/admin/placeChoices',
  summary: 'Warehouses and departments, for the forms of locations and work centres',
  access: ['COMPANY_ADMIN'],
  reply: z.strictObject({ warehouses: z.array(Choice), departments: z.array(Choice) }),
});
