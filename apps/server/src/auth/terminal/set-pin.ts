import { pinRefusal } from '@gemba/contract/auth/terminal/pin';
import * as contract from '@gemba/contract/auth/terminal/set-pin';
import { hashPassword } from '../../kit/crypto/passwords.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { askPassword } from '../ask-password.ts';
import { forgivePinGuesses } from '../throttle.ts';

const updatePin = statement<{ companyId: number; userId: number; pinHash: string }>(
  `update app_user set pin_hash = :pinHash where company_id = :companyId and user_id = :userId`,
);

/** The password is asked for: whoever finds a phone unlocked must not take its owner's place at a terminal. */
export const setPin = operation(contract.setPin, async (tx, actor, { body: { password, pin } }, visit) => {
  const { companyId, userId } = actor;
  await askPassword(tx, actor, visit, { password, field: 'password' });
  const refusal = pinRefusal(pin);
  if (refusal) refuse(refusal, { field: 'pin' });
  await tx.run(updatePin({ companyId, userId, pinHash: await hashPassword(pin) }));
  await forgivePinGuesses(tx, companyId, userId);
  return null;
});
