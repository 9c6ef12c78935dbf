import * as contract from '@gemba/contract/administration/places/add-location';
import type { CallParsed } from '@gemba/contract/kit/call';
import { recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { auditedLocation, readLocation } from './locations.sql.ts';

type Fields = CallParsed<typeof contract.addLocation>['body'] & { companyId: number };

const selectWarehouse = statement<{ companyId: number; warehouse: string }, object>(
  'select 1 from warehouse where company_id = :companyId and warehouse_code = :warehouse',
);

const insertLocation = statement<Fields, object>(
  `insert into location (company_id, location, warehouse_code, description, purpose, active)
   values (:companyId, :location, :warehouse, :description, :purpose, :active) on conflict do nothing returning 1`,
);

export const addLocation = operation(contract.addLocation, async (tx, actor, { body }) => {
  const { companyId } = actor;
  const { location, warehouse } = body;
  if (!(await tx.first(selectWarehouse({ companyId, warehouse }))))
    refuse('WAREHOUSE_NOT_EXIST', { warehouse, field: 'warehouse' });
  if (!(await tx.first(insertLocation({ companyId, ...body }))))
    refuse('PLACE_CODE_TAKEN', { code: location, field: 'location' });
  const added = await readLocation(tx, companyId, location);
  await recordChange(tx, actor, { kind: 'location', subject: location, act: 'added', after: auditedLocation(added) });
  return added;
});
