import { decideOrderChange } from '@gemba/contract/approvals/changes/decide-order-change';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { sendPosting } from '../../kit/posting/send-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';

export type ChangeEvent = 'approve' | 'reject' | 'cancel';

export const useDecideOrderChange = (changeId: number) => {
  const t = useTranslations('approvals');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ event, comment }: { event: ChangeEvent; comment?: string }) =>
      sendPosting(
        decideOrderChange,
        { params: { changeId: String(changeId), event }, body: comment ? { comment } : {} },
        { operation: `change:${changeId}:${event}` },
      ),
    onSuccess: (_, { event }) => showToast(t(`changeDone.${event}`)),
    onSettled: () => queries.invalidateQueries(),
  });
};
