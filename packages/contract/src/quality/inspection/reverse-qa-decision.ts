import * as z from 'zod/mini';
import { reversalBody } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { DecisionNumber, Inspection } from './inspection.ts';

/** Needs QUALITY_INFO together with WAREHOUSE_INFO. The goods are in QA again, and a return that was not shipped is cancelled. */
export const reverseQaDecision = defineCall({
  name: 'reverseQaDecision',
  method: 'POST',
  path: '/qaDecisions/:decisionNumber/reverse',
  summary: 'Takes a decision about goods in QA back by a new one with negative quantities',
  access: ['WAREHOUSE_INFO'],
  params: z.strictObject({ decisionNumber: DecisionNumber }),
  body: reversalBody,
  example: { params: { decisionNumber: '5524/1' }, body: { reason: 'Measured the wrong lot' } },
  reply: Inspection,
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    'LIMITED_PERMISSIONS',
    'NOT_LICENSED',
    'QA_DECISION_NOT_EXIST',
    'POSTING_IS_REVERSED',
    'POSTING_IS_REVERSAL',
    'RTV_IS_SHIPPED',
    'STOCK_ALREADY_USED',
    'SERIAL_NOT_EXIST',
    'NOT_SAME_PART_FROM',
    'ACCOUNT_NOT_SET_UP',
    'ORDER_CHANGED',
  ] as const,
});
