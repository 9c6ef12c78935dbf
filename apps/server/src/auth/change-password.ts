import * as contract from '@gemba/contract/auth/change-password';
import { passwordRefusal } from '@gemba/contract/kit/password-rule';
import { hashPassword } from '../kit/crypto/passwords.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { askPassword } from './ask-password.ts';
import { endAllSessions, setPassword } from './auth.sql.ts';
import { isCommonPassword } from './common-passwords.ts';
import { signIn } from './sign-in.ts';
import { endTurnsOf, refuseAtTerminal } from './terminal/turn.ts';

/**
 * Sets a new password. Every session ends, this one too, so that a copied token stops working; this device gets a new
 * session.
 */
export const changePassword = operation(contract.changePassword, async (tx, actor, { body }, visit, means) => {
  const { currentPassword, newPassword } = body;
  const { companyId, userId } = actor;
  await refuseAtTerminal(tx, actor);
  const user = await askPassword(tx, actor, visit, { password: currentPassword, field: 'currentPassword' });
  const refusal = passwordRefusal(newPassword, isCommonPassword);
  if (refusal) refuse(refusal, { field: 'newPassword' });
  if (newPassword === currentPassword) refuse('PASSWORD_SAME', { field: 'newPassword' });

  await setPassword(tx, companyId, userId, await hashPassword(newPassword));
  await endAllSessions(tx, companyId, userId, 'PASSWORD_CHANGED');
  await endTurnsOf(tx, companyId, userId);
  return signIn(tx, means, visit, companyId, user);
});
