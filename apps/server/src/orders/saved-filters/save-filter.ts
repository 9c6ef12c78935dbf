import * as contract from '@gemba/contract/orders/saved-filters/save-filter';
import { SAVED_FILTERS_AT_MOST, type SavedFilter } from '@gemba/contract/orders/saved-filters/saved-filter';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';

const lockUser = statement<{ companyId: number; userId: number }, object>(
  'select 1 from app_user where company_id = :companyId and user_id = :userId for no key update',
);

const insertFilter = statement<
  { companyId: number; userId: number; list: string; name: string; query: string; atMost: number },
  SavedFilter
>(
  `insert into saved_filter as kept (company_id, user_id, list, name, query)
   select :companyId, :userId, :list, :name, :query
    where exists (select 1 from saved_filter where company_id = :companyId and user_id = :userId and list = :list and name = :name)
       or (select count(*) from saved_filter where company_id = :companyId and user_id = :userId and list = :list) < :atMost
   on conflict (company_id, user_id, list, name) do update set query = excluded.query
   returning filter_id, list, name, query`,
);

/** The person's row is locked first: two tabs that save at once cannot exceed the maximum together. */
export const saveFilter = operation(contract.saveFilter, async (tx, { companyId, userId }, { body }) => {
  const { list, name, query } = body;
  await tx.all(lockUser({ companyId, userId }));
  const saved = await tx.first(
    insertFilter({ companyId, userId, list, name: name.trim(), query, atMost: SAVED_FILTERS_AT_MOST }),
  );
  return saved ?? refuse('TOO_MANY_SAVED_FILTERS', { maximum: SAVED_FILTERS_AT_MOST });
});
