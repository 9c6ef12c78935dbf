import { passwordRefusal } from '@gemba/contract/kit/password-rule';
import type { Means } from '../kit/capability.ts';
import { hashPassword, verifyPassword } from '../kit/crypto/passwords.ts';
import type { Tx } from '../kit/database/database.ts';
import type { Visit } from '../kit/http/visit.ts';
import { refuse, refuseAndKeep } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { endAllSessions, findUserById, setPassword } from './auth.sql.ts';
import { isCommonPassword } from './common-passwords.ts';
import { signIn } from './sign-in.ts';
import { countAttempt, forgiveAttempts } from './throttle.ts';

/**
 * Sets a new password. Every session ends, this one too: whoever copied a token is out. This device gets a new one.
 * Guesses at the current password count like those at the login, and stay counted when they are refused.
 */
export async function changeOwnPassword(
  tx: Tx,
  actor: Actor,
  { current, wanted }: { current: string; wanted: string },
  means: Means,
  visit: Visit,
) {
  const { companyId, userId, userName } = actor;
  const { outcome, seconds } = await countAttempt(tx, companyId, userName, visit.address);
  // Not USER_LOCKED: to somebody with a session that would mean that the session is over.
  if (outcome !== 'go') refuseAndKeep('LOGIN_TOO_SOON', { seconds });
  const user = await findUserById(tx, companyId, userId);
  if (!user || !(await verifyPassword(user.password_hash, current)))
    return refuseAndKeep('WRONG_PASSWORD', { field: 'currentPassword' });
  const fault = passwordRefusal(wanted, isCommonPassword);
  if (fault) refuse(fault, { field: 'newPassword' });
  if (wanted === current) refuse('PASSWORD_SAME', { field: 'newPassword' });

  await setPassword(tx, companyId, userId, await hashPassword(wanted));
  await endAllSessions(tx, companyId, userId, 'PASSWORD_CHANGED');
  await forgiveAttempts(tx, companyId, userName, visit.address);
  return signIn(tx, means, visit, companyId, user);
}
