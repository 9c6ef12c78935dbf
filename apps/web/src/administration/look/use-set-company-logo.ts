import { setCompanyLogo } from '@gemba/contract/administration/look/set-company-logo';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { companyLook, wearLook } from '../../companies/index.ts';
import { call } from '../../kit/client/call.ts';
import { useRefused } from '../../kit/posting/refused-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useSetCompanyLogo = () => {
  const t = useTranslations('administration');
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (logo: string | null) => {
      const { lookVersion } = companyLook.get();
      return call(setCompanyLogo, { body: { logo, lookVersion } }, { quiet: setCompanyLogo.refusals });
    },
    onSuccess: (look) => {
      queries.setQueryData(administrationKeys.look, look);
      wearLook(look);
      showToast(t(look.logo === null ? 'logoGone' : 'logoSaved'));
    },
    // Another administrator may have been faster: what is shown is old then.
    onError: () => queries.invalidateQueries({ queryKey: ['companies', 'look'] }),
  });
  return { set: mutate, busy: isPending, refused: useRefused(error) };
};
