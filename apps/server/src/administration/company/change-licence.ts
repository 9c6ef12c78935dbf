import * as contract from '@gemba/contract/administration/company/change-licence';
import type { CallParsed } from '@gemba/contract/kit/call';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { recordAndTell } from '../../messages/index.ts';
import { lockCompany, readSettings } from './company.sql.ts';

type Fields = Omit<CallParsed<typeof contract.changeLicence>['body'], 'version' | 'reason'> & { companyId: number };

const upsertLicence = statement<Fields>(
  `insert into licence (company_id, modules, seats_allowed, valid_until)
   values (:companyId, :modules, :seatsAllowed, :validUntil)
   on conflict (company_id) do update
     set modules = excluded.modules, seats_allowed = excluded.seats_allowed, valid_until = excluded.valid_until,
         version = licence.version + 1`,
);

const selectAdministrators = statement<{ companyId: number }, { userId: number }>(
  `select user_id from app_user where company_id = :companyId and status = 'ACTIVE' and 'COMPANY_ADMIN' = any(roles)`,
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
  await recordAndTell(tx, actor, {
    kind: 'licence',
    subject: companyCode,
    before: before ? { modules: before.modules, seatsAllowed: before.seatsAllowed, validUntil: before.validUntil } : {},
    after: { modules, seatsAllowed, validUntil },
    reason: body.reason.trim(),
    notice: 'LICENCE_CHANGED',
    facts: { day: validUntil, seats: String(seatsAllowed) },
    concerned: await tx.all(selectAdministrators({ companyId })),
    role: 'COMPANY_ADMIN',
  });
  return readSettings(tx, companyId, address);
});
