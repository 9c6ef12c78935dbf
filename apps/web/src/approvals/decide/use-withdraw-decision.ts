import { withdrawDecision } from '@gemba/contract/approvals/decide/withdraw-decision';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { sendPosting } from '../../kit/posting/send-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';

/** Withdraws decisions one by one: a refused one does not stop the others. */
export const useWithdrawDecision = () => {
  const t = useTranslations('approvals');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (decisionIds: readonly number[]) => {
      const withdrawn: number[] = [];
      for (const decisionId of decisionIds) {
        const done = sendPosting(
          withdrawDecision,
          { params: { decisionId: String(decisionId) } },
          { operation: `withdraw:${decisionId}` },
        );
        // The client has shown the reason.
        await done.then(
          () => withdrawn.push(decisionId),
          () => undefined,
        );
      }
      return withdrawn;
    },
    onSuccess: (withdrawn) => {
      if (withdrawn.length > 0) showToast(t('withdrawn', { count: withdrawn.length }));
    },
    // Every list, count and detail of these orders is stale now.
    onSettled: () => queries.invalidateQueries(),
  });
};
