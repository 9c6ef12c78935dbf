import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { requiredText } from '../kit/codes.ts';
import { InstantText } from '../kit/dates.ts';
import { AddressId, LockStatus } from './address-shapes.ts';
import { LOCKED_BY } from './customer-moves.ts';

export const LOCK_EVENTS = ['lock', 'unlock'] as const;

export const LockEvent = z.strictObject({
  version: z.int(),
  event: z.enum(LOCK_EVENTS),
  reason: z.string(),
  by: z.string(),
  at: InstantText,
});
export type LockEvent = z.infer<typeof LockEvent>;

/** The answer holds nothing but the lock: who may lock need not be one who may read addresses. */
export const lockCustomer = defineCall({
  name: 'lockCustomer',
  method: 'POST',
  path: '/customers/:customerId/:event',
  summary: 'Locks or unlocks a customer: nothing is shipped to a locked one',
  access: LOCKED_BY,
  posting: true,
  params: z.strictObject({ customerId: AddressId, event: z.enum(LOCK_EVENTS) }),
  body: z.strictObject({ reason: requiredText(200) }),
  example: { params: { customerId: 'C-1', event: 'lock' }, body: { reason: 'Two invoices late' } },
  reply: z.strictObject({ customerId: z.string(), lockStatus: LockStatus, lock: LockEvent }),
  refusals: ['CUSTOMER_NOT_EXIST', 'MOVE_NOT_ALLOWED'],
});
