import * as contract from '@gemba/contract/auth/terminal/switch-worker';
import type { CallParsed } from '@gemba/contract/kit/call';
import { sha256 } from '../../kit/crypto/keys.ts';
import { verifyPassword } from '../../kit/crypto/passwords.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse, refuseAndKeep } from '../../kit/refuse.ts';
import { PERSON, type UserRow, userColumns } from '../auth.sql.ts';
import { countPinGuess, countTurn, forgivePinGuesses, forgiveTurn } from '../throttle.ts';
import type { Verdict } from '../throttle-rule.ts';
import { giveTurn, terminalOf } from './turn.ts';
import { WORKERS_HERE } from './workers-here.ts';

type Given = CallParsed<typeof contract.switchWorker>['body'];
type ByPin = Extract<Given, { pin: string }>;
type Worker = UserRow & { pinHash: string | null };
type Place = { companyId: number; wc: string };

const selectByName = statement<Place & { userName: string }, Worker>(
  `select ${userColumns('w')}, w.pin_hash ${WORKERS_HERE} and name_key(w.user_name) = name_key(:userName)`,
  PERSON,
);
const selectByBadge = statement<Place & { badgeHash: Buffer }, Worker>(
  `select ${userColumns('w')}, w.pin_hash ${WORKERS_HERE} and w.badge_hash = :badgeHash`,
  PERSON,
);

/**
 * Changes the worker of a shared terminal. Guesses are counted before the PIN is looked at, for the worker and for the
 * terminal, and stay counted when they are refused.
 */
export const switchWorker = operation(contract.switchWorker, async (tx, actor, { body }, visit, means) => {
  const terminal = await terminalOf(tx, actor);
  const { companyId } = actor;
  const place = { companyId, wc: terminal.terminalWc as string };
  goOn(await countTurn(tx, companyId, terminal.userId));
  const worker = 'badge' in body ? await byBadge(tx, place, body.badge) : await byPin(tx, place, body);
  await forgiveTurn(tx, companyId, terminal.userId);
  visit.note({ terminal: terminal.userId, worker: worker.userId });
  return giveTurn(tx, means, visit, actor, terminal, worker);
});

async function byBadge(tx: Tx, place: Place, badge: string) {
  const worker = await tx.first(selectByBadge({ ...place, badgeHash: sha256(badge) }));
  return worker ?? refuseAndKeep('BADGE_NOT_KNOWN');
}

async function byPin(tx: Tx, place: Place, { userName, pin }: ByPin) {
  const { companyId } = place;
  const worker = (await tx.first(selectByName({ ...place, userName }))) ?? refuse('WORKER_NOT_HERE');
  if (worker.pinHash === null) return refuse('PIN_NOT_SET', { name: worker.displayName });
  goOn(await countPinGuess(tx, companyId, worker.userId));
  if (!(await verifyPassword(worker.pinHash, pin))) return refuseAndKeep('WRONG_PIN', { field: 'pin' });
  await forgivePinGuesses(tx, companyId, worker.userId);
  return worker;
}

/** Not USER_LOCKED: to somebody with a session that would mean that the session is over. */
const goOn = ({ outcome, seconds }: Verdict) => {
  if (outcome !== 'go') refuseAndKeep('LOGIN_TOO_SOON', { seconds });
};
