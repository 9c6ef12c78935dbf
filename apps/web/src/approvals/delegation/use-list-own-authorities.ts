import { listOwnAuthorities } from '@gemba/contract/approvals/delegation/list-own-authorities';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { approvalKeys } from '../approval-keys.ts';

const QUERY = readOf(listOwnAuthorities, approvalKeys.authorities, {});

export const useListOwnAuthorities = () => useQuery(QUERY);

export const readOwnAuthoritiesAhead = () => queries.prefetchQuery(QUERY);
