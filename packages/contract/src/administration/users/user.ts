import * as z from 'zod/mini';
import { requiredText } from '../../kit/codes.ts';
import { DateText } from '../../kit/dates.ts';
import { decimalText } from '../../kit/decimal-text.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { nullableDate, nullableText } from '../../kit/nullable.ts';
import { ROLES } from '../../kit/roles.ts';
import type { ApprovalKind } from '../../orders/deciding/deciding.ts';
import { JOB_TEMPLATES } from './job-templates.ts';

export const USER_STATUSES = ['ACTIVE', 'LOCKED', 'DISABLED'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const userParams = z.strictObject({ userId: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) });

const Limit = z.optional(decimalText(18, 2, 'notNegative'));
/** The kinds of order that a user may approve, each up to a limit in base currency. */
const Authorities = z.strictObject({
  po: Limit,
  so: Limit,
  qo: Limit,
  wo: Limit,
  rma: Limit,
  rtv: Limit,
} satisfies Record<ApprovalKind, typeof Limit>);
export type Authorities = z.infer<typeof Authorities>;

/** The fields of a user that an administrator writes. */
export const userBody = {
  displayName: requiredText(100),
  /** The employee this user is; null for somebody who is none. */
  refId: z.nullable(requiredText(40)),
  /** The last day on which the user may sign in. */
  expiresOn: z.nullable(DateText),
  jobTemplate: z.nullable(z.enum(JOB_TEMPLATES)),
  roles: z.array(z.enum(ROLES)).check(z.maxLength(ROLES.length)),
  authorities: Authorities,
};

/** Raised by every change that an administrator makes: of two who edit the same user, the second one is told. */
export const revision = PositiveInteger;

/** A user in the list. */
export const UserRow = z.strictObject({
  userId: z.int(),
  userName: z.string(),
  displayName: z.string(),
  status: z.enum(USER_STATUSES),
  expired: z.boolean(),
  refId: nullableText,
  jobTemplate: nullableText,
  roles: z.array(z.string()),
  lastSeenAt: nullableText,
  /** Until when the link to choose a password works; null where there is none. */
  invitedUntil: nullableText,
});
export type UserRow = z.infer<typeof UserRow>;

export const UserDetail = z.strictObject({
  ...UserRow.shape,
  expiresOn: nullableDate,
  employeeName: nullableText,
  /** The work centre whose shared terminal this user is. */
  terminalWc: nullableText,
  createdAt: z.string(),
  sessionCount: z.int(),
  /** The ways to sign in without the password that this user has. */
  passkeyCount: z.int(),
  messengerAccount: nullableText,
  ssoBound: z.boolean(),
  /** Too many wrong passwords: no sign-in before. */
  blockedUntil: nullableText,
  authorities: Authorities,
  currency: z.string(),
  revision: z.int(),
});
export type UserDetail = z.infer<typeof UserDetail>;
