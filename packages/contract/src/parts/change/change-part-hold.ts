import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { reasoned } from '../../kit/reasoned.ts';
import { holds } from '../../kit/roles.ts';
import { PartNumber } from '../part-number.ts';

/** Engineering decides, among the parts that it may read. */
export const mayHoldParts = (roles: readonly string[]) => holds(roles, ['ENGINEERING_INFO', 'FIND_PART'], 'all');

/** Needs FIND_PART together with ENGINEERING_INFO. Nothing of a part on hold is received, issued or shipped. */
export const changePartHold = defineCall({
  name: 'changePartHold',
  method: 'PUT',
  path: '/parts/:partNumber/hold',
  summary: 'Puts a part on hold or releases it, and tells the makers of its open orders',
  access: ['ENGINEERING_INFO'],
  posting: true,
  params: z.strictObject({ partNumber: PartNumber }),
  body: z.strictObject({ hold: z.boolean(), ...reasoned }),
  example: {
    params: { partNumber: 'W00-10/100(A)' },
    body: { hold: true, reason: 'Bore out of tolerance', version: 999999 },
  },
  reply: z.strictObject({ partNumber: z.string(), hold: z.boolean(), version: z.int() }),
  refusals: ['LIMITED_PERMISSIONS', 'PART_NOT_EXIST', 'CHANGED_MEANWHILE', 'VALUE_UNCHANGED'],
});
