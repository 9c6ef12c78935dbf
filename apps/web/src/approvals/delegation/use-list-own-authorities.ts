import { listOwnAuthorities } from '@gemba/contract/approvals/delegation/list-own-authorities';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { approvalKeys } from '../approval-keys.ts';

export const useListOwnAuthorities = () =>
  useQuery({ queryKey: approvalKeys.authorities, queryFn: ({ signal }) => call(listOwnAuthorities, {}, { signal }) });
