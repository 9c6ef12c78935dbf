import { requestOrderChange } from '@gemba/contract/approvals/changes/request-order-change';
import type { CallInput } from '@gemba/contract/kit/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/errors.ts';
import { useRefused } from '../../kit/posting/refused-posting.ts';
import { sendPosting } from '../../kit/posting/send-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { MOVED_ON } from '../../orders/index.ts';

export type RequestedChange = CallInput<typeof requestOrderChange>['body'];

const hasMovedOn = (error: unknown) => MOVED_ON.some((code) => code === refusalCode(error));

export const useRequestOrderChange = (onMovedOn: () => void) => {
  const t = useTranslations('approvals');
  const queries = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: RequestedChange) =>
      sendPosting(
        requestOrderChange,
        { body },
        {
          operation: `amend:${body.type}/${body.number}@${body.version}/${body.itemNumber ?? ''}`,
          quiet: [...MOVED_ON, ...requestOrderChange.refusals],
        },
      ),
    onSuccess: ({ applied }) => showToast(t(applied ? 'changeApplied' : 'changeAsked')),
    onError: (failure) => {
      if (hasMovedOn(failure)) onMovedOn();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  // The screen handles a change by somebody else.
  const refused = useRefused(hasMovedOn(error) ? undefined : error);
  return {
    send: (body: RequestedChange) =>
      mutateAsync(body).then(
        () => true,
        () => false,
      ),
    busy: isPending,
    refused,
    forgive: reset,
  };
};
