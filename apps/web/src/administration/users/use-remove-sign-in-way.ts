import { removeSignInWay } from '@gemba/contract/administration/users/remove-sign-in-way';
import type { SignInWay } from '@gemba/contract/auth/sign-in-ways';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../kit/client/call.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';

export const useRemoveSignInWay = (userId: number) => {
  const t = useTranslations('administration');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (way: SignInWay) => call(removeSignInWay, { params: { userId: String(userId) }, body: { way } }),
    onSuccess: (_user, way) => showToast(t(`wayRemoved.${way}`)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['administration'] }),
  });
};
