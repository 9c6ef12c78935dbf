import { revokeUserSession } from '@gemba/contract/administration/sessions/revoke-user-session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../kit/client/call.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';

export const useRevokeUserSession = () => {
  const t = useTranslations('administration');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => call(revokeUserSession, { params: { sessionId } }),
    onSuccess: () => showToast(t('sessionRevoked')),
    // Settled, not success: a session that no longer exists is what the person wanted.
    onSettled: () => queries.invalidateQueries({ queryKey: ['administration'] }),
  });
};
