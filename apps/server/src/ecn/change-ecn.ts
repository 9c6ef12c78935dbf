import { changesBetween } from '@gemba/contract/companies/audit';
import * as contract from '@gemba/contract/ecn/change-ecn';
import type { Ecn } from '@gemba/contract/ecn/ecn';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { recordAndTell } from '../messages/index.ts';
import { concernedBy, ecnToChange } from './ecn-to-change.ts';
import { readEcn } from './get-ecn.ts';

const updateEcn = statement<contract.EcnFields & { companyId: number; ecnNumber: string }>(
  `update ecn set title = :title, description = :description, due_date = :dueDate, effective_date = :effectiveDate,
          engineer = :engineerId, draw_revised = :drawRevised, wi_revised = :wiRevised, wi_waits_for = :wiWaitsForId,
          on_order_action = :onOrderAction, in_inventory_action = :inInventoryAction, version = version + 1
    where company_id = :companyId and ecn_number = :ecnNumber`,
);

type People = Pick<Ecn, 'engineerId' | 'wiWaitsForId'>;

/** The first person who is no active employee. Somebody who has left may stay where they are named already. */
const selectUnknown = statement<
  People & { companyId: number; known: readonly (string | null)[] },
  { field: string; value: string }
>(
  `select field, value from (values (1, 'engineerId', :engineerId::text), (2, 'wiWaitsForId', :wiWaitsForId::text)) as named (at, field, value)
    where value is not null and not exists (select from employee where company_id = :companyId
            and employee_id = named.value and (active or employee_id = any (:known::text[])))
    order by at limit 1`,
);

async function refuseUnknown(tx: Tx, companyId: number, { engineerId, wiWaitsForId }: People, before: Ecn) {
  const known = [before.engineerId, before.wiWaitsForId];
  const unknown = await tx.first(selectUnknown({ companyId, engineerId, wiWaitsForId, known }));
  if (unknown) refuse('CODE_NOT_EXIST', unknown);
}

const fieldsOf = (ecn: contract.EcnFields): contract.EcnFields => ({
  title: ecn.title,
  description: ecn.description,
  dueDate: ecn.dueDate,
  effectiveDate: ecn.effectiveDate,
  engineerId: ecn.engineerId,
  drawRevised: ecn.drawRevised,
  wiRevised: ecn.wiRevised,
  wiWaitsForId: ecn.wiWaitsForId,
  onOrderAction: ecn.onOrderAction,
  inInventoryAction: ecn.inInventoryAction,
});

export const changeEcn = operation(contract.changeEcn, async (tx, actor, { params, body }) => {
  const { companyId } = actor;
  const { ecnNumber } = params;
  const { reason, version, ...fields } = body;
  const before = await ecnToChange(tx, actor, ecnNumber, 'change', version);
  if (changesBetween(fieldsOf(before), fields).length === 0) refuse('VALUE_UNCHANGED');
  await refuseUnknown(tx, companyId, fields, before);
  await tx.run(updateEcn({ companyId, ecnNumber, ...fields }));
  const after = await readEcn(tx, companyId, ecnNumber);
  await recordAndTell(tx, actor, {
    kind: 'ecn',
    subject: ecnNumber,
    before: fieldsOf(before),
    after: fieldsOf(after),
    reason: reason.trim(),
    notice: 'ECN_CHANGED',
    facts: { title: after.title },
    concerned: await concernedBy(tx, { companyId, ecnNumber }),
    role: 'FIND_ECN',
  });
  return after;
});
