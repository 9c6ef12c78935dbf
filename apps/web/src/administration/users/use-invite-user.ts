import { inviteUser } from '@gemba/contract/administration/users/invite-user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';

export const useInviteUser = (userId: number) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(inviteUser, { params: { userId: String(userId) } }),
    // The secret is gone with the sheet that shows it.
    gcTime: 0,
    onSettled: () => queries.invalidateQueries({ queryKey: ['administration'] }),
  });
};
