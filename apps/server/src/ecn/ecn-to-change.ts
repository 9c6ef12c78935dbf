import type { Ecn } from '@gemba/contract/ecn/ecn';
import { type EcnEvent, ecnRefusal, mayChangeEcns } from '@gemba/contract/ecn/ecn-moves';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { refuse, refuseFirst } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { selectMakersUnderEcn } from '../parts/index.ts';
import { readEcn } from './get-ecn.ts';

type Key = { companyId: number; ecnNumber: string };

const lockEcn = statement<Key, object>(
  'select 1 from ecn where company_id = :companyId and ecn_number = :ecnNumber for no key update',
);

/** Locks the change for an event, and refuses where it may not happen now or to this person. */
export async function ecnToChange(
  tx: Tx,
  { companyId, roles }: Actor,
  ecnNumber: string,
  event: EcnEvent | 'change',
  version: number,
): Promise<Ecn> {
  if (!mayChangeEcns(roles)) refuse('LIMITED_PERMISSIONS', { field: 'ecnNumber' });
  await tx.first(lockEcn({ companyId, ecnNumber }));
  const ecn = await readEcn(tx, companyId, ecnNumber);
  const refused = ecnRefusal(ecn, event, version);
  if (refused) refuseFirst([{ code: refused, facts: { ecnNumber }, field: '' }]);
  return ecn;
}

const selectPeople = statement<Key, { userId: number }>(
  `select user_id from app_user join ecn using (company_id)
    where company_id = :companyId and ecn_number = :ecnNumber and ref_id in (engineer, originator, wi_waits_for)`,
);

/** The people who work on the change, and the makers of open orders for its parts. */
export async function concernedBy(tx: Tx, key: Key) {
  const [people, makers] = await Promise.all([tx.all(selectPeople(key)), tx.all(selectMakersUnderEcn(key))]);
  return [...people, ...makers];
}
