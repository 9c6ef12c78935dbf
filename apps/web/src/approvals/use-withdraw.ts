import { withdrawDecision } from '@gemba/contract/approvals/decide-approvals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast } from '../kit/ui/notices.ts';
import { post } from './post.ts';

/** Takes decisions back, one by one: another may have acted on one of the orders, which saves the others nothing. */
export const useWithdraw = () => {
  const t = useTranslations('approvals');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (decisionIds: readonly number[]) => {
      const withdrawn: number[] = [];
      for (const decisionId of decisionIds) {
        const done = post(withdrawDecision, { params: { decisionId: String(decisionId) } }, `withdraw:${decisionId}`);
        // The client has said why it was refused.
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
    // Whatever shows an order shows another state now: lists, counts, the order itself.
    onSettled: () => queries.invalidateQueries(),
  });
};
