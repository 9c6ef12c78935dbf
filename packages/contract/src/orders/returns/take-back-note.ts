import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { reasoned } from '../../kit/reasoned.ts';

/** The version is that of the return: a note that came meanwhile is another one. */
export const takeBackNote = defineCall({
  name: 'takeBackNote',
  method: 'POST',
  path: '/returns/:kind/:returnNumber/takeBackNote',
  summary: 'Takes the credit or debit note of a return back by a counter-note, and opens the return again',
  access: ['ACCOUNTING_INFO'],
  posting: true,
  params: z.strictObject({ kind: z.enum(['rma', 'rtv']), returnNumber: OrderNumber }),
  body: z.strictObject(reasoned),
  example: {
    params: { kind: 'rma', returnNumber: '8011' },
    body: { reason: 'Written for the wrong return', version: 999999 },
  },
  reply: z.strictObject({ status: z.string(), version: z.int(), noteNumber: z.string(), counterNote: z.string() }),
  refusals: [
    'RMA_NOT_EXIST',
    'RTV_NOT_EXIST',
    'CHANGED_MEANWHILE',
    'NOTE_NOT_EXIST',
    'NOTE_IS_PAID',
    'IMPORT_UNDER_WAY',
    'ACCOUNT_NOT_SET_UP',
  ],
});
