import * as contract from '@gemba/contract/auth/change-password';
import { passwordRefusal } from '@gemba/contract/kit/password-rule';
import { hashPassword, verifyPassword } from '../kit/crypto/passwords.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse, refuseAndKeep } from '../kit/refuse.ts';
import { endAllSessions, findUserById, setPassword } from './auth.sql.ts';
import { isCommonPassword } from './common-passwords.ts';
import { signIn } from './sign-in.ts';
import { endTurnsOf, refuseAtTerminal } from './terminal/turn.ts';
import { countAttempt, forgiveAttempts } from './throttle.ts';

/**
 * Sets a new password. Every session ends, this one too, so that a copied token stops working; this device gets a new
 * session. Guesses at the current password count like those at the login, and stay counted when they are refused.
 */
export const changePassword = operation(contract.changePassword, async (tx, actor, { body }, visit, means) => {
  const { currentPassword, newPassword } = body;
  const { companyId, userId } = actor;
  const account = String(userId);
  await refuseAtTerminal(tx, actor);
  const { outcome, seconds } = await countAttempt(tx, companyId, account, visit.address);
  // Not USER_LOCKED: to somebody with a session that would mean that the session is over.
  if (outcome !== 'go') refuseAndKeep('LOGIN_TOO_SOON', { seconds });
  const user = await findUserById(tx, companyId, userId);
  if (!user || !(await verifyPassword(user.passwordHash, currentPassword)))
    return refuseAndKeep('WRONG_PASSWORD', { field: 'currentPassword' });
  const refusal = passwordRefusal(newPassword, isCommonPassword);
  if (refusal) refuse(refusal, { field: 'newPassword' });
  if (newPassword === currentPassword) refuse('PASSWORD_SAME', { field: 'newPassword' });

  await setPassword(tx, companyId, userId, await hashPassword(newPassword));
  await endAllSessions(tx, companyId, userId, 'PASSWORD_CHANGED');
  await endTurnsOf(tx, companyId, userId);
  await forgiveAttempts(tx, companyId, account, visit.address);
  return signIn(tx, means, visit, companyId, user);
});
