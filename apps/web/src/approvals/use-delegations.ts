import {
  delegateAuthority,
  delegationCandidates,
  listDelegations,
  ownAuthorities,
  withdrawDelegation,
} from '@gemba/contract/approvals/delegations';
import type { CallInput } from '@gemba/contract/kit/call';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../kit/client/call.ts';
import { showToast } from '../kit/ui/notices.ts';
import { approvalKeys } from './approval-keys.ts';
import { post } from './post.ts';
import { wrongOf } from './wrong-at.ts';

export const useDelegations = () =>
  useQuery({
    queryKey: approvalKeys.delegations,
    queryFn: ({ signal }) => call(listDelegations, { query: { limit: '100' } }, { signal }),
  });

export const useAuthorities = () =>
  useQuery({ queryKey: approvalKeys.authorities, queryFn: ({ signal }) => call(ownAuthorities, {}, { signal }) });

export const useCandidates = (q: string) =>
  useQuery({
    queryKey: approvalKeys.candidates(q),
    queryFn: ({ signal }) => call(delegationCandidates, { query: { limit: '20', ...(q && { q }) } }, { signal }),
    placeholderData: keepPreviousData,
  });

type Handing = CallInput<typeof delegateAuthority>['body'];

const FIELDS = ['toUserId', 'type', 'fromDate', 'thruDate'] as const;

export const useDelegate = (onDone: () => void) => {
  const t = useTranslations('approvals');
  const queries = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: Handing) =>
      post(
        delegateAuthority,
        { body },
        `delegate:${body.toUserId}/${body.type ?? ''}/${body.fromDate}/${body.thruDate}`,
        { quiet: delegateAuthority.refusals },
      ),
    onSuccess: ({ to }) => {
      showToast(t('delegated', { name: to.name }));
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: approvalKeys.delegations }),
  });
  return {
    delegate: (body: Handing) => mutateAsync(body).catch(() => undefined),
    busy: isPending,
    wrong: wrongOf(error, FIELDS),
    forgive: reset,
  };
};

export const useWithdrawDelegation = () => {
  const t = useTranslations('approvals');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (delegationId: number) =>
      post(
        withdrawDelegation,
        { params: { delegationId: String(delegationId) } },
        `withdrawDelegation:${delegationId}`,
      ),
    onSuccess: () => showToast(t('delegationWithdrawn')),
    onSettled: () => queries.invalidateQueries({ queryKey: approvalKeys.delegations }),
  });
};
