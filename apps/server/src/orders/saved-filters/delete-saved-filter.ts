import * as contract from '@gemba/contract/orders/saved-filters/delete-saved-filter';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';

const deleteFilter = statement<{ companyId: number; userId: number; filterId: string }, object>(
  'delete from saved_filter where company_id = :companyId and user_id = :userId and filter_id = :filterId::text::bigint returning 1',
);

export const deleteSavedFilter = operation(
  contract.deleteSavedFilter,
  async (tx, { companyId, userId }, { params }) => {
    const deleted = await tx.all(deleteFilter({ companyId, userId, filterId: params.filterId }));
    return deleted.length > 0 ? null : refuse('SAVED_FILTER_NOT_EXIST');
  },
);
