import { requestOrderChange } from '@gemba/contract/approvals/order-changes';
import type { CallInput } from '@gemba/contract/kit/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../kit/client/faults.ts';
import { showToast } from '../kit/ui/notices.ts';
import { MOVED_ON } from './fire-event.ts';
import { post } from './post.ts';
import { wrongOf } from './wrong-at.ts';

export type RequestedChange = CallInput<typeof requestOrderChange>['body'];

const FIELDS = ['quantity', 'price', 'dateRequired'] as const;

export const useRequestChange = (onDone: () => void, onMovedOn: () => void) => {
  const t = useTranslations('approvals');
  const queries = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: RequestedChange) =>
      post(requestOrderChange, { body }, `amend:${body.type}/${body.number}@${body.version}/${body.itemNumber ?? ''}`, {
        quiet: [...MOVED_ON, ...requestOrderChange.refusals],
      }),
    onSuccess: ({ applied }) => {
      showToast(t(applied ? 'changeApplied' : 'changeAsked'));
      onDone();
    },
    onError: (fault) => {
      if (MOVED_ON.some((code) => code === refusalCode(fault))) onMovedOn();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  return {
    send: (body: RequestedChange) =>
      mutateAsync(body).then(
        () => true,
        () => false,
      ),
    busy: isPending,
    wrong: MOVED_ON.some((code) => code === refusalCode(error)) ? undefined : wrongOf(error, FIELDS),
    forgive: reset,
  };
};
