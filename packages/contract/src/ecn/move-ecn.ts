import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { reasoned } from '../kit/reasoned.ts';
import { Ecn, ecnParams } from './ecn.ts';
import { ECN_EVENTS } from './ecn-moves.ts';

/** Needs FIND_ECN together with ENGINEERING_INFO. */
export const moveEcn = defineCall({
  name: 'moveEcn',
  method: 'POST',
  path: '/ecns/:ecnNumber/moves',
  summary: 'Closes, cancels or reopens an engineering change, and tells those concerned',
  access: ['ENGINEERING_INFO'],
  posting: true,
  params: ecnParams,
  body: z.strictObject({ event: z.enum(ECN_EVENTS), ...reasoned }),
  example: {
    params: { ecnNumber: 'ECN-1' },
    body: { event: 'cancel', reason: 'The customer stays with the old seal', version: 999999 },
  },
  reply: Ecn,
  refusals: [
    'LIMITED_PERMISSIONS',
    'ECN_NOT_EXIST',
    'NOT_OPEN_ECN',
    'ECN_IS_OPEN',
    'CHANGED_MEANWHILE',
    'ECN_DRAWING_NOT_REVISED',
    'ECN_INSTRUCTION_NOT_REVISED',
    'ECN_ACTIONS_UNDECIDED',
  ],
});
