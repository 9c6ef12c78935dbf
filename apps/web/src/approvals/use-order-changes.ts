import { decideOrderChange, listOrderChanges } from '@gemba/contract/approvals/order-changes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../kit/client/call.ts';
import { showToast } from '../kit/ui/notices.ts';
import { approvalKeys } from './approval-keys.ts';
import type { ChangeKind } from './changeable.ts';
import { post } from './post.ts';

export type ChangeEvent = 'approve' | 'reject' | 'cancel';

export const useOrderChanges = (type: ChangeKind, number: string) =>
  useQuery({
    queryKey: approvalKeys.changes(type, number),
    queryFn: ({ signal }) => call(listOrderChanges, { query: { type, number, limit: '50' } }, { signal }),
  });

export const useDecideChange = (changeId: number) => {
  const t = useTranslations('approvals');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ event, comment }: { event: ChangeEvent; comment?: string }) =>
      post(
        decideOrderChange,
        { params: { changeId: String(changeId), event }, body: comment ? { comment } : {} },
        `change:${changeId}:${event}`,
      ),
    onSuccess: (_, { event }) => showToast(t(`changeDone.${event}`)),
    onSettled: () => queries.invalidateQueries(),
  });
};
