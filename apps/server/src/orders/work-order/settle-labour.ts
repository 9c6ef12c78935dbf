import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Doer } from '../../kit/sessions/actor.ts';
import { companyFacts, moneyUnits, post } from '../../postings/index.ts';

type Key = { companyId: number; woNumber: string };

const selectOpen = statement<Key, { open: string }>(
  'select labour - labour_used as open from work_order where company_id = :companyId and wo_number = :woNumber',
);

const updateUsed = statement<Key>(
  'update work_order set labour_used = labour where company_id = :companyId and wo_number = :woNumber',
);

/** Labour of a work order that ends without its goods leaves WIP as a variance. The order is locked. */
export async function settleLabour(tx: Tx, actor: Doer, woNumber: string) {
  const key = { companyId: actor.companyId, woNumber };
  const amount = moneyUnits((await tx.one(selectOpen(key))).open);
  if (amount === 0n) return;
  const { today } = await companyFacts(tx, actor.companyId);
  await post(tx, actor, {
    day: today,
    document: { kind: 'work_order', number: woNumber, order: ['wo', woNumber] },
    movements: [],
    bookings: () => [
      { use: 'WIP', amount: -amount },
      { use: 'PRODUCTION_VARIANCE', amount },
    ],
    rows: () => [tx.run(updateUsed(key))],
  });
}
