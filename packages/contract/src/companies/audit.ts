import * as z from 'zod/mini';
import { nullableText } from '../kit/nullable.ts';
import { Person } from '../kit/person.ts';

/** The kinds of things whose changes are kept in the audit trail. */
export const AUDIT_KINDS = [
  'user',
  'session',
  'company',
  'licence',
  'wording',
  'messenger',
  'sso',
  'location',
  'workCentre',
  'import',
  'printer',
  'labelTemplate',
  'customer',
  'vendor',
  'part',
  'bom',
  'ecn',
  'accountUse',
  'exchangeRate',
  'return',
  'ncr',
  'apiKey',
  'webhook',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

export const AUDIT_ACTS = [
  'added',
  'changed',
  'locked',
  'unlocked',
  'disabled',
  'invited',
  'revoked',
  'imported',
  'removed',
] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

/** Fields that are only said to have changed: neither the old nor the new value is kept. */
export const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'password',
  'badge',
  'issuePassword',
  'messengerSecret',
  'ssoSecret',
]);

/** One field before and after, as text; both are null where the value is a secret. */
export const AuditChange = z.strictObject({ field: z.string(), before: nullableText, after: nullableText });
export type AuditChange = z.infer<typeof AuditChange>;

export const AuditEntry = z.strictObject({
  entryId: z.int(),
  changedAt: z.string(),
  /** Null: somebody at the server, by a command. */
  changedBy: z.nullable(Person),
  kind: z.enum(AUDIT_KINDS),
  /** The user name, the code of the location, the name of the company, the number of the part. */
  subject: z.string(),
  act: z.enum(AUDIT_ACTS),
  changes: z.array(AuditChange),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

type Value = string | number | boolean | null | undefined | readonly string[];
/** The fields of a thing as they are at one moment. */
export type AuditFields = Readonly<Record<string, Value>>;

const asText = (value: Value) => {
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? [...value].sort((one, other) => (one < other ? -1 : 1)).join(', ') : String(value);
};

/** The fields that differ, in the order of `after`. A secret loses both of its values. */
export const changesBetween = (before: AuditFields, after: AuditFields): AuditChange[] =>
  Object.keys(after).flatMap((field) => {
    const change = { field, before: asText(before[field]), after: asText(after[field]) };
    if (change.before === change.after) return [];
    return [SECRET_FIELDS.has(field) ? { field, before: null, after: null } : change];
  });
