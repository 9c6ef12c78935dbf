import { revokeUserSessions } from '@gemba/contract/administration/sessions/revoke-user-sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../kit/client/call.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';

export const useRevokeUserSessions = (userId: number) => {
  const t = useTranslations('administration');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(revokeUserSessions, { params: { userId: String(userId) } }),
    onSuccess: ({ ended }) => showToast(t('sessionsRevoked', { count: ended })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['administration'] }),
  });
};
