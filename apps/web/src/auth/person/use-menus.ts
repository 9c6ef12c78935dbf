import { menusOf } from '@gemba/contract/screens';
import { useGetMenuPermission } from './use-get-menu-permission.ts';
import { usePerson } from './use-person.ts';

/** The screens of this person: at once by the stored roles, then as the server answers. */
export const useMenus = (): ReadonlySet<string> => {
  const person = usePerson();
  const { data } = useGetMenuPermission(person.username);
  return new Set(data?.menus ?? menusOf(person));
};
