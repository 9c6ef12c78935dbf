import { listDecidedForMe } from '@gemba/contract/approvals/delegation/list-decided-for-me';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { approvalKeys } from '../approval-keys.ts';

export const useListDecidedForMe = () =>
  useQuery({
    queryKey: approvalKeys.decidedForMe,
    queryFn: ({ signal }) => call(listDecidedForMe, { query: { limit: '100' } }, { signal }),
  });
