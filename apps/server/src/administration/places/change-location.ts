import * as contract from '@gemba/contract/administration/places/change-location';
import type { CallParsed } from '@gemba/contract/kit/call';
import { recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { auditedLocation, lockLocation, readLocation } from './locations.sql.ts';

type Fields = Omit<CallParsed<typeof contract.changeLocation>['body'], 'version'> & {
  companyId: number;
  location: string;
};

const updateLocation = statement<Fields>(
  `update location set description = :description, purpose = :purpose, active = :active, version = version + 1
    where company_id = :companyId and location = :location`,
);

export const changeLocation = operation(contract.changeLocation, async (tx, actor, { params, body }) => {
  const { companyId } = actor;
  const { location } = params;
  const { version, ...fields } = body;
  const before = await lockLocation(tx, companyId, location, version);
  const givesUp = before.active && !fields.active;
  if (before.hasStock && (givesUp || before.purpose !== fields.purpose))
    refuse('LOCATION_NOT_EMPTY', { location, field: givesUp ? 'active' : 'purpose' });
  await tx.run(updateLocation({ companyId, location, ...fields }));
  const after = await readLocation(tx, companyId, location);
  await recordChange(tx, actor, {
    kind: 'location',
    subject: location,
    act: 'changed',
    before: auditedLocation(before),
    after: auditedLocation(after),
  });
  return after;
});
