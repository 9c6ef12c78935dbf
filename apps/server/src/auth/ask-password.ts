import { verifyPassword } from '../kit/crypto/passwords.ts';
import type { Tx } from '../kit/database/database.ts';
import type { Visit } from '../kit/http/visit.ts';
import { refuseAndKeep } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { findUserById, type UserRow } from './auth.sql.ts';
import { countAttempt, forgiveAttempts } from './throttle.ts';

type Asked = { password: string; field: string };

/**
 * The password once more, of somebody who is signed in. Guesses count like those at the login, and stay counted when they are
 * refused.
 */
export async function askPassword(tx: Tx, actor: Actor, visit: Visit, { password, field }: Asked): Promise<UserRow> {
  const { companyId, userId } = actor;
  const account = String(userId);
  const { outcome, seconds } = await countAttempt(tx, companyId, account, visit.address);
  // Not USER_LOCKED: to somebody with a session that would mean that the session is over.
  if (outcome !== 'go') refuseAndKeep('LOGIN_TOO_SOON', { seconds });
  const user = await findUserById(tx, companyId, userId);
  if (!user || !(await verifyPassword(user.passwordHash, password))) return refuseAndKeep('WRONG_PASSWORD', { field });
  await forgiveAttempts(tx, companyId, account, visit.address);
  return user;
}
