import * as contract from '@gemba/contract/auth/invitation/accept-invitation';
import { passwordRefusal } from '@gemba/contract/kit/password-rule';
import { addressIsAllowed, recordChange } from '../../companies/index.ts';
import { hashPassword } from '../../kit/crypto/passwords.ts';
import { statement } from '../../kit/database/statement.ts';
import { openOperation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { endAllSessions, findUserById, setPassword } from '../auth.sql.ts';
import { isCommonPassword } from '../common-passwords.ts';
import { refuseUnlessActive, signIn } from '../sign-in.ts';
import { dropSignInWays, WAYS_OF_PASSWORD } from '../sign-in-ways.ts';
import { endTurnsOf } from '../terminal/turn.ts';
import { forgiveAttempts } from '../throttle.ts';
import { parseInvitation } from './make-invitation.ts';

/** Taken and gone in one write: of two who send the same link at once, one finds nothing. */
const takeInvitation = statement<{ companyId: number; tokenHash: Buffer }, { userId: number }>(
  `delete from user_invitation where company_id = :companyId and token_hash = :tokenHash and expires_at > now()
   returning user_id`,
);

const selectInvitation = statement<{ companyId: number; tokenHash: Buffer }, object>(
  'select 1 from user_invitation where company_id = :companyId and token_hash = :tokenHash and expires_at > now()',
);

/**
 * The person with the link is the invited user. The link is used up only if everything else is right. No transaction is
 * held while the password is hashed, and nothing is hashed for a link that does not exist.
 */
export const acceptInvitation = openOperation(contract.acceptInvitation, async (visit, { body }, means) => {
  const { token, newPassword } = body;
  const { database } = means;
  const { companyId, tokenHash } = parseInvitation(token) ?? refuse('INVITATION_NOT_VALID');
  const found = await database.asCompany(companyId, (tx) => tx.first(selectInvitation({ companyId, tokenHash })));
  if (!found) refuse('INVITATION_NOT_VALID');
  const refusal = passwordRefusal(newPassword, isCommonPassword);
  if (refusal) refuse(refusal, { field: 'newPassword' });
  const passwordHash = await hashPassword(newPassword);
  return database.asCompany(companyId, async (tx) => {
    if (!(await addressIsAllowed(tx, companyId, visit.address))) refuse('NOT_IN_WHITELIST');
    const { userId } = (await tx.first(takeInvitation({ companyId, tokenHash }))) ?? refuse('INVITATION_NOT_VALID');
    visit.concerns(companyId, userId);
    const user = (await findUserById(tx, companyId, userId)) ?? refuse('INVITATION_NOT_VALID');
    refuseUnlessActive(user);
    await setPassword(tx, companyId, userId, passwordHash);
    await endAllSessions(tx, companyId, userId, 'PASSWORD_CHANGED');
    await endTurnsOf(tx, companyId, userId);
    await forgiveAttempts(tx, companyId, String(userId), visit.address);
    const { before, after } = await dropSignInWays(tx, { companyId, userId }, WAYS_OF_PASSWORD);
    await recordChange(
      tx,
      { companyId, userId },
      {
        kind: 'user',
        subject: user.userName,
        act: 'changed',
        before,
        after: { password: true, ...after },
      },
    );
    return signIn(tx, means, visit, companyId, user);
  });
});
