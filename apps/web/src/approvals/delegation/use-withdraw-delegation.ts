import { withdrawDelegation } from '@gemba/contract/approvals/delegation/withdraw-delegation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { sendPosting } from '../../kit/posting/send-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { approvalKeys } from '../approval-keys.ts';

export const useWithdrawDelegation = () => {
  const t = useTranslations('approvals');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (delegationId: number) =>
      sendPosting(
        withdrawDelegation,
        { params: { delegationId: String(delegationId) } },
        { operation: `withdrawDelegation:${delegationId}` },
      ),
    onSuccess: () => showToast(t('delegationWithdrawn')),
    onSettled: () => queries.invalidateQueries({ queryKey: approvalKeys.delegations }),
  });
};
