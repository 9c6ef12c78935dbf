import { removeSso } from '@gemba/contract/administration/sso/remove-sso';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../kit/client/call.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useRemoveSso = () => {
  const t = useTranslations('administration');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeSso, {}),
    onSuccess: (settings) => {
      queries.setQueryData(administrationKeys.sso, settings);
      showToast(t('ssoGone'));
    },
  });
};
