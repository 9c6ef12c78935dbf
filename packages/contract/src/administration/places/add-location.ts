import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { requiredText } from '../../kit/codes.ts';
import { AdminLocation, locationBody, PlaceCode } from './place.ts';

export const addLocation = defineCall({
  name: 'addLocation',
  method: 'POST',
  path: '/admin/locations',
  summary: 'Adds a location to a warehouse; it stays in that warehouse',
  access: ['COMPANY_ADMIN'],
  body: z.strictObject({ location: PlaceCode, warehouse: requiredText(20), ...locationBody }),
  example: {
    body: { location: 'Z-99', warehouse: 'W-404', description: 'New rack', purpose: 'STOCK', active: true },
  },
  reply: AdminLocation,
  posting: true,
  refusals: ['PLACE_CODE_TAKEN', 'WAREHOUSE_NOT_EXIST'],
});
