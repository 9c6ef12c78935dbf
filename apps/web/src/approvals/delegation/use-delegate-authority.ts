import { delegateAuthority } from '@gemba/contract/approvals/delegation/delegate-authority';
import type { CallInput } from '@gemba/contract/kit/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useRefused } from '../../kit/posting/refused-posting.ts';
import { sendPosting } from '../../kit/posting/send-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { approvalKeys } from '../approval-keys.ts';

type NewDelegation = CallInput<typeof delegateAuthority>['body'];

const operationOf = ({ toUserId, type, fromDate, thruDate }: NewDelegation) =>
  `delegate:${toUserId}/${type ?? ''}/${fromDate}/${thruDate}`;

export const useDelegateAuthority = (onDone: () => void) => {
  const t = useTranslations('approvals');
  const queries = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: NewDelegation) =>
      sendPosting(delegateAuthority, { body }, { operation: operationOf(body), quiet: delegateAuthority.refusals }),
    onSuccess: ({ to }) => {
      showToast(t('delegated', { name: to.name }));
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: approvalKeys.delegations }),
  });
  return {
    delegate: (body: NewDelegation) => mutateAsync(body).catch(() => undefined),
    busy: isPending,
    refused: useRefused(error),
    forgive: reset,
  };
};
