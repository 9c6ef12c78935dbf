import { pinRefusal } from '@gemba/contract/auth/terminal/pin';
import * as contract from '@gemba/contract/auth/terminal/set-pin';
import { hashPassword, verifyPassword } from '../../kit/crypto/passwords.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse, refuseAndKeep } from '../../kit/refuse.ts';
import { findUserById } from '../auth.sql.ts';
import { countAttempt, forgiveAttempts, forgivePinGuesses } from '../throttle.ts';

const updatePin = statement<{ companyId: number; userId: number; pinHash: string }>(
  `update app_user set pin_hash = :pinHash where company_id = :companyId and user_id = :userId`,
);

/** The password is asked for: whoever finds a phone unlocked must not take its owner's place at a terminal. */
export const setPin = operation(
  contract.setPin,
  async (tx, { companyId, userId }, { body: { password, pin } }, visit) => {
    const account = String(userId);
    const { outcome, seconds } = await countAttempt(tx, companyId, account, visit.address);
    if (outcome !== 'go') refuseAndKeep('LOGIN_TOO_SOON', { seconds });
    const user = await findUserById(tx, companyId, userId);
    if (!user || !(await verifyPassword(user.passwordHash, password)))
      return refuseAndKeep('WRONG_PASSWORD', { field: 'password' });
    const refusal = pinRefusal(pin);
    if (refusal) refuse(refusal, { field: 'pin' });
    await tx.run(updatePin({ companyId, userId, pinHash: await hashPassword(pin) }));
    await forgiveAttempts(tx, companyId, account, visit.address);
    await forgivePinGuesses(tx, companyId, userId);
    return null;
  },
);
