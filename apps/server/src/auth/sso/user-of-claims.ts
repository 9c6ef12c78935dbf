import type { IDToken } from 'openid-client';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import { findUser, PERSON, type UserRow, userColumns } from '../auth.sql.ts';

const selectBySubject = statement<{ companyId: number; subject: string }, UserRow>(
  `select ${userColumns('u')} from app_user u where company_id = :companyId and sso_subject = :subject and not is_machine`,
  PERSON,
);

const bindSubject = statement<{ companyId: number; userId: number; subject: string }, object>(
  `update app_user set sso_subject = :subject where company_id = :companyId and user_id = :userId and sso_subject is null returning 1`,
);

const LONGEST_NAME = 100;

/** An address that the provider has not seen proved may be anybody's. */
const isProved = (claim: string, claims: IDToken) => claim !== 'email' || claims['email_verified'] === true;

/**
 * The user of a person at the provider: bound at the first sign-in by the name that the provider gives, and from then on by the
 * person alone.
 */
export async function userOfClaims(tx: Tx, companyId: number, claim: string, claims: IDToken): Promise<UserRow> {
  const { sub: subject } = claims;
  const bound = await tx.first(selectBySubject({ companyId, subject }));
  if (bound) return bound;
  const name = claims[claim];
  if (typeof name !== 'string' || name === '' || name.length > LONGEST_NAME || !isProved(claim, claims))
    return refuse('SSO_USER_UNKNOWN', { name: subject.slice(0, LONGEST_NAME) });
  const user = await findUser(tx, companyId, name);
  if (!user || (await tx.all(bindSubject({ companyId, userId: user.userId, subject }))).length === 0)
    return refuse('SSO_USER_UNKNOWN', { name });
  return user;
}
