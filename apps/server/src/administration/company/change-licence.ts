import * as contract from '@gemba/contract/administration/company/change-licence';
import type { CallParsed } from '@gemba/contract/kit/call';
import { recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { lockCompany, readSettings } from './company.sql.ts';

type Fields = Omit<CallParsed<typeof contract.changeLicence>['body'], 'version'> & { companyId: number };

const upsertLicence = statement<Fields>(
  `insert into licence (company_id, modules, seats_allowed, valid_until)
   values (:companyId, :modules, :seatsAllowed, :validUntil)
   on conflict (company_id) do update
     set modules = excluded.modules, seats_allowed = excluded.seats_allowed, valid_until = excluded.valid_until,
         version = licence.version + 1`,
);

export const changeLicence = operation(contract.changeLicence, async (tx, actor, { body }, { address }) => {
  const { companyId } = actor;
  const { version, seatsAllowed, validUntil } = body;
  const modules = [...new Set(body.modules)];
  await lockCompany(tx, companyId);
  const { licence: before, companyCode } = await readSettings(tx, companyId, address);
  if ((before?.version ?? 0) !== version) refuse('COMPANY_CHANGED');
  if (before && seatsAllowed < before.seatsUsed)
    refuse('SEATS_TAKEN', { used: before.seatsUsed, field: 'seatsAllowed' });
  await tx.run(upsertLicence({ companyId, modules, seatsAllowed, validUntil }));
  await recordChange(tx, actor, {
    kind: 'licence',
    subject: companyCode,
    act: 'changed',
    before: before ? { modules: before.modules, seatsAllowed: before.seatsAllowed, validUntil: before.validUntil } : {},
    after: { modules, seatsAllowed, validUntil },
  });
  return readSettings(tx, companyId, address);
});
