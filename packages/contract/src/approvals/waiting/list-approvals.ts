/**
 * Approvals: what waits for somebody's yes, who may say it, and what was said.
 * Read this folder first; the server and web folders of the same name implement it.
 */

import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { InstantText } from '../../kit/dates.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { Kind, ORDER_ROLES } from '../../orders/deciding/kinds.ts';
import { ApprovalCard } from './approval-card.ts';

export const listApprovals = defineCall({
  name: 'listApprovals',
  method: 'GET',
  path: '/approvals',
  summary: 'What waits for this person, most urgent and oldest first, with the reason where it cannot decide',
  access: ORDER_ROLES,
  query: z.strictObject({ type: z.optional(Kind), ...pageQuery }),
  reply: pageOf(ApprovalCard),
  columns: [
    'type',
    'number',
    'status',
    'party.id',
    'party.name',
    'makes.part',
    'makes.revision',
    'makes.quantity',

    'requester.name',
    'owner.name',
    'date',
    'waitingSince',
    'neededBy',
    'overdue',
    'currency',
    'total',
    'itemCount',
    'approval.canApprove',
    'approval.reason',
    'approval.amount',
    'approval.limit',
    'approval.currency',
    'change.changeId',
    'change.itemNumber',
    'change.part',
    'change.fields',
    'change.reason',
  ],
  refusals: ['LIMITED_PERMISSIONS'],
});

export const UndoableDecision = z.strictObject({
  type: Kind,
  number: z.string(),
  decisionId: z.int(),
  decision: z.enum(['APPROVE', 'REJECT']),
  undoableUntil: InstantText,
});
export type UndoableDecision = z.infer<typeof UndoableDecision>;

/** No count goes further than this, of changes not even so far; `more` says that there are. */
export const COUNTED_AT_MOST = 1_000;
