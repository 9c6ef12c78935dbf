import type { ScreenPath } from '@gemba/contract/screens';
import { useMemo } from 'react';
import { companySetting, useMenus, usePerson } from '../../auth/index.ts';
import { useStore } from '../../kit/store/store.ts';
import { chosenActions, MOST, usualActions } from './quick-actions.ts';
import { tradeOf } from './trade.ts';

export const useQuickActions = () => {
  const person = usePerson();
  const menus = useMenus();
  const { companyCode } = useStore(companySetting);
  const { username } = person;
  const store = useMemo(() => chosenActions({ username }, companyCode), [username, companyCode]);
  const chosen = useStore(store).filter((path) => menus.has(path));
  const actions = chosen.length > 0 ? chosen : usualActions(tradeOf(person, menus), menus);

  const toggle = (path: ScreenPath) => {
    if (actions.includes(path)) store.set(actions.filter((one) => one !== path));
    else if (actions.length < MOST) store.set([...actions, path]);
  };
  return { actions, toggle, full: actions.length >= MOST };
};
