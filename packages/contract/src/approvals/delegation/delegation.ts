import * as z from 'zod/mini';
import { DateText, InstantText } from '../../kit/dates.ts';
import { Person } from '../../kit/person.ts';
import { Kind } from '../../orders/deciding/kinds.ts';

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
