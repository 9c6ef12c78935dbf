import { getMenuPermission } from '@gemba/contract/auth/get-menu-permission';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';

export const useGetMenuPermission = (username: string) =>
  useQuery({
    queryKey: ['auth', 'menus', username],
    queryFn: ({ signal }) => call(getMenuPermission, {}, { signal, quiet: 'background' }),
    staleTime: 5 * 60_000,
  });
