import { requestOrderChange } from '@gemba/contract/approvals/order-changes';
import type { CallInput } from '@gemba/contract/kit/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Refused, refusalCode } from '../kit/client/faults.ts';
import { showToast } from '../kit/ui/notices.ts';
import { MOVED_ON } from './fire-event.ts';
import { post } from './post.ts';

export type RequestedChange = CallInput<typeof requestOrderChange>['body'];

const TOO_SMALL = 'ORDER_CHANGE_QTY_TOO_SMALL';

export const useRequestChange = (onDone: () => void, onMovedOn: () => void) => {
  const t = useTranslations('approvals');
  const queries = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: RequestedChange) =>
      post(requestOrderChange, { body }, `amend:${body.type}/${body.number}@${body.version}/${body.itemNumber ?? ''}`, {
        quiet: [...MOVED_ON, TOO_SMALL],
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
    tooSmall: error instanceof Refused && error.msgCode === TOO_SMALL ? error.message : undefined,
    forgive: reset,
  };
};
