import { listDelegations } from '@gemba/contract/approvals/delegation/list-delegations';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { approvalKeys } from '../approval-keys.ts';

const QUERY = readOf(listDelegations, approvalKeys.delegations, { query: { limit: '100' } });

export const useListDelegations = () => useQuery(QUERY);

export const readDelegationsAhead = () => queries.prefetchQuery(QUERY);
