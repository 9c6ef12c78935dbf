import { listDecidedForMe } from '@gemba/contract/approvals/delegation/list-decided-for-me';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { approvalKeys } from '../approval-keys.ts';

const QUERY = readOf(listDecidedForMe, approvalKeys.decidedForMe, { query: { limit: '100' } });

export const useListDecidedForMe = () => useQuery(QUERY);

export const readDecidedForMeAhead = () => queries.prefetchQuery(QUERY);
