import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { AdminLocation, locationBody, PlaceCode } from './place.ts';

export const changeLocation = defineCall({
  name: 'changeLocation',
  method: 'PUT',
  path: '/admin/locations/:location',
  summary: 'Changes a location, gives it up or takes it back; one with stock keeps its purpose and stays',
  access: ['COMPANY_ADMIN'],
  params: z.strictObject({ location: PlaceCode }),
  body: z.strictObject({ ...locationBody, version: PositiveInteger }),
  example: {
    params: { location: 'A-03-2' },
    body: { description: 'Rack A', purpose: 'STOCK', active: true, version: 999999 },
  },
  reply: AdminLocation,
  posting: true,
  refusals: ['PLACE_NOT_EXIST', 'PLACE_CHANGED', 'LOCATION_NOT_EMPTY'],
});
