import type { CallParsed } from '@gemba/contract/kit/call';
import {
  type deleteSavedFilter,
  type listSavedFilters,
  SAVED_FILTERS_AT_MOST,
  type SavedFilter,
  type saveFilter,
} from '@gemba/contract/orders/saved-filters';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';

export async function savedFilters(
  tx: Tx,
  { companyId, userId }: Actor,
  { list }: CallParsed<typeof listSavedFilters>['query'],
) {
  const items = await tx.query<SavedFilter>(
    `select filter_id as "filterId", list, name, query from saved_filter
      where company_id = $1 and user_id = $2 and list = $3 order by name`,
    [companyId, userId, list],
  );
  return { items };
}

/** The person's own row is locked first: two tabs that save at once cannot step over the maximum together. */
export async function keepFilter(
  tx: Tx,
  { companyId, userId }: Actor,
  { list, name, query }: CallParsed<typeof saveFilter>['body'],
): Promise<SavedFilter> {
  await tx.query('select 1 from app_user where company_id = $1 and user_id = $2 for no key update', [
    companyId,
    userId,
  ]);
  const [saved] = await tx.query<SavedFilter>(
    `insert into saved_filter as kept (company_id, user_id, list, name, query)
     select $1, $2, $3, $4, $5
      where exists (select 1 from saved_filter where company_id = $1 and user_id = $2 and list = $3 and name = $4)
         or (select count(*) from saved_filter where company_id = $1 and user_id = $2 and list = $3) < $6
     on conflict (company_id, user_id, list, name) do update set query = excluded.query
     returning filter_id as "filterId", list, name, query`,
    [companyId, userId, list, name.trim(), query, SAVED_FILTERS_AT_MOST],
  );
  return saved ?? refuse('TOO_MANY_SAVED_FILTERS', { maximum: SAVED_FILTERS_AT_MOST });
}

export async function forgetFilter(
  tx: Tx,
  { companyId, userId }: Actor,
  { filterId }: CallParsed<typeof deleteSavedFilter>['params'],
) {
  const gone = await tx.query(
    'delete from saved_filter where company_id = $1 and user_id = $2 and filter_id = $3 returning 1',
    [companyId, userId, filterId],
  );
  return gone.length > 0 ? null : refuse('SAVED_FILTER_NOT_EXIST');
}
