import * as z from 'zod/mini';
import { KeptForm } from './keep-forms.ts';

/** The browser stores this under `userInfo`. */
export const UserInfo = z.strictObject({
  username: z.string(),
  displayName: z.string(),
  /** The employee this user is; none means no employee, hence only the workbench. */
  refId: z.nullable(z.string()),
  roles: z.array(z.string()),
  /** Whether the message stream is switched on for this user. */
  realTime: z.boolean(),
  onlyConsole: z.boolean(),
  /** The work centre whose shared terminal this device is, and whether a worker has the turn. */
  terminal: z.nullable(z.strictObject({ wc: z.string(), present: z.boolean() })),
  /** Kept for the shape of older clients. Always empty: a secret is never stored. */
  password: z.literal(''),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** The browser stores this under `companySetting`. */
export const CompanySetting = z.strictObject({
  companyCode: z.string(),
  companyName: z.string(),
  receiveNeedIr: z.boolean(),
  receivingPOZeroCost: z.boolean(),
  baseCurrency: z.string(),
  fiscalYearStartMonth: z.int(),
  timeZone: z.string(),
  supportPhone: z.nullable(z.string()),
});
export type CompanySetting = z.infer<typeof CompanySetting>;

/** The answer to every way of signing in. */
export const SessionAnswer = z.strictObject({
  token: z.string(),
  /** Seconds until the token must be renewed. */
  expiresIn: z.int(),
  userInfo: UserInfo,
  companySetting: CompanySetting,
  orderChangeApproval: z.boolean(),
  /** Forms that this user had filled in and not sent when the session ended. */
  keptForms: z.array(KeptForm),
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;
