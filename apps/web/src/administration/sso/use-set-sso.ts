import { setSso } from '@gemba/contract/administration/sso/set-sso';
import type { CallInput } from '@gemba/contract/kit/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../kit/client/call.ts';
import { useRefused } from '../../kit/posting/refused-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { administrationKeys } from '../administration-keys.ts';

type Body = CallInput<typeof setSso>['body'];

export const useSetSso = () => {
  const t = useTranslations('administration');
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: Body) => call(setSso, { body }, { quiet: setSso.refusals }),
    onSuccess: (settings) => {
      queries.setQueryData(administrationKeys.sso, settings);
      showToast(t('ssoSaved'));
    },
  });
  return { set: mutate, busy: isPending, refused: useRefused(error), forgive: reset };
};
