import * as z from 'zod/mini';
import { reversalBody } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Issue } from '../issue/issue.ts';

/**
 * Needs ADD_SHIPPER together with WAREHOUSE_INFO. What is used up in finished goods stays; all else comes back. When a
 * receipt is taken back later, the rest can follow.
 */
export const reverseIssue = defineCall({
  name: 'reverseIssue',
  method: 'POST',
  path: '/issues/:issueNumber/reverse',
  summary: 'Gives what was issued back to its locations',
  access: ['WAREHOUSE_INFO'],
  params: z.strictObject({ issueNumber: OrderNumber }),
  body: reversalBody,
  example: { params: { issueNumber: '20001' }, body: { reason: 'Wrong work order' } },
  reply: Issue,
  posting: true,
  refusals: [
    'LIMITED_PERMISSIONS',
    'NOT_LICENSED',
    'ISSUE_NOT_EXIST',
    'POSTING_IS_REVERSED',
    'POSTING_IS_REVERSAL',
    'ISSUE_ALREADY_USED',
    'WORK_ORDER_NOT_OPEN_TO_ISSUE_PART',
    'NOT_SAME_PART_FROM',
  ] as const,
});
