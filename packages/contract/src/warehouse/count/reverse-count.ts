import { reversalBody } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { Count, countParams } from './count.ts';

/** Needs one of the roles of a count together with WAREHOUSE_INFO. What the count changed is changed back, at what it cost then. */
export const reverseCount = defineCall({
  name: 'reverseCount',
  method: 'POST',
  path: '/counts/:countNumber/reverse',
  summary: 'Takes back what a count changed, by a count of its own',
  access: ['WAREHOUSE_INFO'],
  params: countParams,
  body: reversalBody,
  example: { params: { countNumber: '801' }, body: { reason: 'Counted the wrong shelf' } },
  reply: Count,
  posting: true,
  refusals: [
    'LIMITED_PERMISSIONS',
    'NOT_LICENSED',
    'COUNT_NOT_EXIST',
    'COUNT_CHANGED_NOTHING',
    'POSTING_IS_REVERSED',
    'POSTING_IS_REVERSAL',
    'STOCK_ALREADY_USED',
    'SERIAL_NOT_EXIST',
    'NOT_SAME_PART_FROM',
    'ACCOUNT_NOT_SET_UP',
  ] as const,
});
