import type { AdminLocation } from '@gemba/contract/administration/places/place';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';

/** The columns of a location, of `location l join warehouse w`. */
export const locationColumns = `l.location, l.description, l.purpose, l.active, l.version, l.warehouse_code as warehouse, w.warehouse_name,
  exists (select from inventory_balance b
           where b.company_id = l.company_id and b.location = l.location
             and (b.on_hand, b.in_qa, b.in_sip, b.in_sit, b.in_wip, b.in_to) <> (0, 0, 0, 0, 0, 0)) as has_stock`;

const selectLocation = statement<{ companyId: number; location: string }, AdminLocation>(
  `select ${locationColumns}
     from location l join warehouse w on w.company_id = l.company_id and w.warehouse_code = l.warehouse_code
    where l.company_id = :companyId and l.location = :location`,
);

export const readLocation = async (tx: Tx, companyId: number, location: string) =>
  (await tx.first(selectLocation({ companyId, location }))) ?? refuse('PLACE_NOT_EXIST');

const lockRow = statement<{ companyId: number; location: string }, { version: number }>(
  'select version from location where company_id = :companyId and location = :location for update',
);

const lockBalances = statement<{ companyId: number; location: string }, object>(
  `select 1 from inventory_balance where company_id = :companyId and location = :location order by part_number for update`,
);

/** With its balances: goods that are on their way to it are there, or not, before anything is judged. */
export const lockLocation = async (tx: Tx, companyId: number, location: string, version: number) => {
  const locked = (await tx.first(lockRow({ companyId, location }))) ?? refuse('PLACE_NOT_EXIST');
  if (locked.version !== version) refuse('PLACE_CHANGED');
  await tx.all(lockBalances({ companyId, location }));
  return readLocation(tx, companyId, location);
};

export const auditedLocation = ({ description, purpose, active, warehouse }: AdminLocation) => ({
  warehouse,
  description,
  purpose,
  active,
});
