import { listOwnAuthorities } from '@gemba/contract/approvals/delegation/list-own-authorities';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { queries } from '../../kit/client/queries.ts';
import { approvalKeys } from '../approval-keys.ts';

const QUERY = queryOptions({
  queryKey: approvalKeys.authorities,
  queryFn: ({ signal }) => call(listOwnAuthorities, {}, { signal }),
});

export const useListOwnAuthorities = () => useQuery(QUERY);

export const readOwnAuthoritiesAhead = () => queries.prefetchQuery(QUERY);
