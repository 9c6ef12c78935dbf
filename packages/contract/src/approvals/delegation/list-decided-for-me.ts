import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { InstantText } from '../../kit/dates.ts';
import { Money } from '../../kit/money.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { Person } from '../../kit/person.ts';
import { Kind, ORDER_ROLES } from '../../orders/deciding/kinds.ts';

export const DECIDED_FOR_DAYS = 7;

/** The decisions that a deputy takes by somebody else's authority. */
export const DEPUTY_DECISIONS = ['APPROVE', 'REJECT', 'COMMIT', 'AMEND', 'HOLD', 'RELEASE'] as const;

export const DecidedForMe = z.strictObject({
  decisionId: z.int(),
  type: Kind,
  number: z.string(),
  /** A rejected change of the order: the order itself went on. */
  ofChange: z.boolean(),
  decision: z.enum(DEPUTY_DECISIONS),
  /** In base currency. */
  amount: Money,
  currency: z.string(),
  by: Person,
  at: InstantText,
});
export type DecidedForMe = z.infer<typeof DecidedForMe>;

export const listDecidedForMe = defineCall({
  name: 'listDecidedForMe',
  method: 'GET',
  path: '/delegations/decisions',
  summary:
    'What deputies decided in the name of this person in the last seven days and did not take back, newest first',
  access: ORDER_ROLES,
  query: z.strictObject(pageQuery),
  reply: pageOf(DecidedForMe),
  columns: [
    'type',
    'number',
    'decision:act',
    'ofChange:change',
    'amount',
    'currency',
    'by.name:decidedBy',
    'at:decidedAt',
  ],
});
