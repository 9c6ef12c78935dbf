import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { DateText, InstantText } from '../kit/dates.ts';
import { Money } from '../kit/money.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { Kind, ORDER_ROLES } from './kinds.ts';
import { Person } from './person.ts';

/** Both days counted. */
export const DELEGATION_DAYS_AT_MOST = 366;

export const DELEGATION_STATES = ['UPCOMING', 'ACTIVE', 'ENDED', 'WITHDRAWN'] as const;

/** One person's authority in another's hands, for a time; both days count, in the company's time zone. */
export const Delegation = z.strictObject({
  delegationId: z.int(),
  from: Person,
  to: Person,
  /** Null: every kind that the giver may approve. */
  type: z.nullable(Kind),
  fromDate: DateText,
  thruDate: DateText,
  state: z.enum(DELEGATION_STATES),
  /** Given by the reader, who may withdraw it. */
  given: z.boolean(),
  createdAt: InstantText,
  withdrawnAt: z.nullable(InstantText),
});
export type Delegation = z.infer<typeof Delegation>;

export const listDelegations = defineCall({
  name: 'listDelegations',
  method: 'GET',
  path: '/delegations',
  summary: 'What this person handed over or was handed, newest first',
  access: ORDER_ROLES,
  query: z.strictObject(pageQuery),
  reply: pageOf(Delegation),
});

export const ownAuthorities = defineCall({
  name: 'ownAuthorities',
  method: 'GET',
  path: '/delegations/authorities',
  summary: 'What this person may approve of its own right, and so can hand over',
  access: ORDER_ROLES,
  reply: z.strictObject({
    currency: z.string(),
    today: DateText,
    authorities: z.array(z.strictObject({ type: Kind, limit: Money })),
  }),
});

export const delegationCandidates = defineCall({
  name: 'delegationCandidates',
  method: 'GET',
  path: '/delegations/candidates',
  summary: 'People to whom the own authority can be handed, of one kind or of any, by name',
  access: ORDER_ROLES,
  query: z.strictObject({ q: z.optional(freeText(64)), type: z.optional(Kind), ...pageQuery }),
  reply: pageOf(Person),
});

export const delegateAuthority = defineCall({
  name: 'delegateAuthority',
  method: 'POST',
  path: '/delegations',
  summary: 'Hand the own authority to another person for a period; what was handed over cannot be passed on',
  access: ORDER_ROLES,
  body: z.strictObject({
    toUserId: z.int().check(z.positive(), z.maximum(2_147_483_647)),
    type: z.optional(Kind),
    fromDate: DateText,
    thruDate: DateText,
  }),
  reply: Delegation,
  posting: true,
  refusals: [
    'AUTHORIZATION_REQUIRED',
    'DATE_RANGE_REVERSED',
    'DELEGATION_IN_PAST',
    'DELEGATION_TOO_LONG',
    'DELEGATION_TO_ONESELF',
    'USER_NOT_EXIST',
    'DELEGATION_WITHOUT_ROLE',
    'DELEGATION_OVERLAPS',
  ],
});

export const withdrawDelegation = defineCall({
  name: 'withdrawDelegation',
  method: 'POST',
  path: '/delegations/:delegationId/withdraw',
  summary: 'Take the authority back, from now on',
  access: ORDER_ROLES,
  params: z.strictObject({ delegationId: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) }),
  reply: Delegation,
  posting: true,
  refusals: ['DELEGATION_NOT_EXIST'],
});
