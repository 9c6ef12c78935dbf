import type { AlarmType } from '@gemba/contract/alarms/types/alarm-type';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import { checkLicence, companyFacts } from '../../postings/index.ts';

/** The types in the order of the tree, one of them or all. */
export const selectTypes = statement<{ companyId: number; typeId: number | null }, AlarmType>(
  `with recursive tree as (
     select type_id, array[type_name] as path from alarm_type where company_id = :companyId and parent is null and deleted_at is null
     union all
     select child.type_id, tree.path || child.type_name
       from tree join alarm_type child on child.company_id = :companyId and child.parent = tree.type_id and child.deleted_at is null)
   select t.type_id as type, t.type_name, t.parent, tree.path, t.level, t.preset_response_time, t.preset_handle_time, t.description,
     coalesce(own.handlers, '[]') as handlers,
     case when own.handlers is null then handling_type(t.company_id, t.type_id) end as handlers_of,
     (select count(*)::int from alarm a where a.company_id = t.company_id and a.type_id = t.type_id and a.status <> 'RESOLVED') as pending_count,
     t.version
    from tree join alarm_type t on t.company_id = :companyId and t.type_id = tree.type_id
    cross join lateral (
      select json_agg(json_build_object('level', h.level, 'handler', json_build_object('userId', u.user_id, 'name', u.display_name),
                                        'presetHandler', h.preset) order by h.level, h.preset desc, u.display_name) as handlers
        from alarm_handler h join app_user u on u.company_id = h.company_id and u.user_id = h.user_id
       where h.company_id = t.company_id and h.type_id = t.type_id) own
   where :typeId::bigint is null or t.type_id = :typeId
   order by tree.path`,
);

export const readType = async (tx: Tx, companyId: number, typeId: number) =>
  (await tx.first(selectTypes({ companyId, typeId }))) ?? refuse('ALARM_TYPE_NOT_EXIST');

export interface LockedType {
  typeId: number;
  parent: number | null;
  typeName: string;
  version: number;
}

// All of them: whoever changes the tree, or the handlers in it, does so alone, and no alarm is raised meanwhile.
const lockTypes = statement<{ companyId: number }, LockedType>(
  `select type_id, parent, type_name, version from alarm_type where company_id = :companyId and deleted_at is null
    order by type_id for update`,
);

/** Pending alarms that nobody can handle. */
const selectStranded = statement<{ companyId: number }, { count: number }>(
  `select count(*)::int as count from alarm a where a.company_id = :companyId and a.status <> 'RESOLVED'
      and not exists (select from alarm_handler h where h.company_id = a.company_id
                         and h.type_id = handling_type(a.company_id, a.type_id) and h.level = a.level)`,
);

/** Changes the tree or its handlers under one lock, and refuses what would leave open alarms without a handler. */
export async function changeTypes(tx: Tx, companyId: number, change: (types: readonly LockedType[]) => Promise<void>) {
  const [types, before, company] = await Promise.all([
    tx.all(lockTypes({ companyId })),
    tx.one(selectStranded({ companyId })),
    companyFacts(tx, companyId),
  ]);
  checkLicence(company, 'ALARMS');
  await change(types);
  const after = await tx.one(selectStranded({ companyId }));
  if (after.count > before.count) refuse('ALARM_TYPE_IN_USE', { count: after.count - before.count });
}

export const findType = (types: readonly LockedType[], typeId: number): LockedType =>
  types.find((type) => type.typeId === typeId) ?? refuse('ALARM_TYPE_NOT_EXIST');

/** A type and everything below it. */
export const subtreeOf = (types: readonly LockedType[], typeId: number): number[] => [
  typeId,
  ...types.filter(({ parent }) => parent === typeId).flatMap((child) => subtreeOf(types, child.typeId)),
];

/** Refuses a parent that is not there, and a name that a sibling has already. */
export function checkPlace(
  types: readonly LockedType[],
  { parent, typeName }: { parent: number | null; typeName: string },
  typeId?: number,
) {
  if (parent !== null && !types.some((type) => type.typeId === parent))
    refuse('ALARM_TYPE_NOT_EXIST', { field: 'parent' });
  const taken = types.some(
    (type) =>
      type.typeId !== typeId && type.parent === parent && type.typeName.toLowerCase() === typeName.toLowerCase(),
  );
  if (taken) refuse('ALARM_TYPE_EXISTS', { typeName, field: 'typeName' });
}
