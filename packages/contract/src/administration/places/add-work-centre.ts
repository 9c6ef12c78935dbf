import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { AdminWorkCentre, PlaceCode, workCentreBody } from './place.ts';

export const addWorkCentre = defineCall({
  name: 'addWorkCentre',
  method: 'POST',
  path: '/admin/workCentres',
  summary: 'Adds a work centre',
  access: ['COMPANY_ADMIN'],
  body: z.strictObject({ wc: PlaceCode, ...workCentreBody }),
  example: {
    body: { wc: 'CNC-99', wcName: 'New mill', departmentId: 'D-404', hourlyCost: '45', dayHours: '8', active: true },
  },
  reply: AdminWorkCentre,
  posting: true,
  refusals: ['PLACE_CODE_TAKEN', 'DEPARTMENT_NOT_EXIST'],
});
