import * as contract from '@gemba/contract/orders/saved-filters/list-saved-filters';
import type { SavedFilter } from '@gemba/contract/orders/saved-filters/saved-filter';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';

const selectFilters = statement<{ companyId: number; userId: number; list: string }, SavedFilter>(
  `select filter_id, list, name, query from saved_filter
    where company_id = :companyId and user_id = :userId and list = :list order by name`,
);

export const listSavedFilters = operation(contract.listSavedFilters, async (tx, { companyId, userId }, { query }) => {
  const items = await tx.all(selectFilters({ companyId, userId, list: query.list }));
  return { items };
});
