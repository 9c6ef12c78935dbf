import * as contract from '@gemba/contract/administration/messenger/remove-messenger';
import { readCompany, recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { auditedMessenger, readMessengerSettings } from './messenger.sql.ts';

const deleteMessenger = statement<{ companyId: number }>('delete from company_messenger where company_id = :companyId');

export const removeMessenger = operation(contract.removeMessenger, async (tx, actor) => {
  const { companyId } = actor;
  const before = await readMessengerSettings(tx, companyId);
  await tx.run(deleteMessenger({ companyId }));
  const after = { messenger: null };
  const { companyCode } = await readCompany(tx, companyId);
  await recordChange(tx, actor, {
    kind: 'messenger',
    subject: companyCode,
    act: 'changed',
    before: auditedMessenger(before),
    after: auditedMessenger(after),
  });
  return after;
});
