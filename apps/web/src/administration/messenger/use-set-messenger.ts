import { setMessenger } from '@gemba/contract/administration/messenger/set-messenger';
import type { CallInput } from '@gemba/contract/kit/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../kit/client/call.ts';
import { useRefused } from '../../kit/posting/refused-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { administrationKeys } from '../administration-keys.ts';

type Body = CallInput<typeof setMessenger>['body'];

export const useSetMessenger = () => {
  const t = useTranslations('administration');
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: Body) => call(setMessenger, { body }, { quiet: setMessenger.refusals }),
    onSuccess: (settings) => {
      queries.setQueryData(administrationKeys.messenger, settings);
      showToast(t('messengerSaved'));
    },
  });
  return { set: mutate, busy: isPending, refused: useRefused(error), forgive: reset };
};
