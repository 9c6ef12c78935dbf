import { getMenuPermission } from '@gemba/contract/auth/get-menu-permission';
import { menusOf } from '@gemba/contract/auth/screens';
import { useQuery } from '@tanstack/react-query';
import { call } from '../kit/client/call.ts';
import { usePerson } from './use-person.ts';

/** The screens that may be drawn for this person: at once by the roles stored here, then as the server says. */
export const useMenus = (): ReadonlySet<string> => {
  const person = usePerson();
  const { data } = useQuery({
    queryKey: ['auth', 'menus', person.username],
    queryFn: ({ signal }) => call(getMenuPermission, {}, { signal, quiet: 'background' }),
    staleTime: 5 * 60_000,
  });
  return new Set(data?.menus ?? menusOf(person));
};
