import * as z from 'zod/mini';
import { UserName } from '../../kit/codes.ts';
import { DateText } from '../../kit/dates.ts';
import { nullableText } from '../../kit/nullable.ts';
import { Person } from '../../kit/person.ts';
import { ROLES, type Role } from '../../kit/roles.ts';

/** Users and keys are administered by people alone, whatever a key may do otherwise. */
type KeyRole = Exclude<Role, 'COMPANY_ADMIN'>;
export const KEY_ROLES: readonly KeyRole[] = ROLES.filter((role) => role !== 'COMPANY_ADMIN');

export const KeyRoles = z.array(z.enum(KEY_ROLES)).check(z.minLength(1), z.maxLength(KEY_ROLES.length));
/** Its postings are recorded under this name. */
export const KeyName = UserName;
/** A key that nobody renews ends: at the latest after two years. */
export const LONGEST_KEY_DAYS = 731;

export const KEY_STATES = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;

export const ApiKey = z.strictObject({
  keyId: z.uuid(),
  name: z.string(),
  state: z.enum(KEY_STATES),
  roles: z.array(z.string()),
  expiresOn: DateText,
  createdAt: z.string(),
  /** Null: by the command line. */
  createdBy: z.nullable(Person),
  lastUsedAt: nullableText,
  lastAddress: nullableText,
  revokedAt: nullableText,
});
export type ApiKey = z.infer<typeof ApiKey>;
