import { listDelegations } from '@gemba/contract/approvals/delegation/list-delegations';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { approvalKeys } from '../approval-keys.ts';

export const useListDelegations = () =>
  useQuery({
    queryKey: approvalKeys.delegations,
    queryFn: ({ signal }) => call(listDelegations, { query: { limit: '100' } }, { signal }),
  });
