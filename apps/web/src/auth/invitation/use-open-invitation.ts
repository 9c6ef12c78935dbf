import { openInvitation } from '@gemba/contract/auth/invitation/open-invitation';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';

export const useOpenInvitation = (token: string) =>
  useQuery({
    queryKey: ['invitation', token],
    gcTime: 0,
    queryFn: ({ signal }) => call(openInvitation, { body: { token } }, { signal, quiet: true }),
  });
