import { listDelegationCandidates } from '@gemba/contract/approvals/delegation/list-delegation-candidates';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { approvalKeys } from '../approval-keys.ts';

export const useListDelegationCandidates = (q: string) =>
  useQuery({
    queryKey: approvalKeys.candidates(q),
    queryFn: ({ signal }) => call(listDelegationCandidates, { query: { limit: '20', ...(q && { q }) } }, { signal }),
    placeholderData: keepPreviousData,
  });
