import type { ScreenPath } from '@gemba/contract/auth/screens';
import { useRouterState } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { messageState, useMenus, usePerson } from '../auth/index.ts';
import { useStore } from '../kit/store/store.ts';
import { IconHomeCurrent, IconScan } from '../kit/ui/icons.ts';
import type { NavDestination } from '../kit/ui/NavItem.tsx';
import { functions } from './functions.ts';
import { currentTab, isTab } from './tabs.ts';
import { slotOf } from './trade.ts';

export const SCAN = '#scan';

/** What the dock and the rail show to this person: never a way that its roles close. */
export const useDestinations = () => {
  const t = useTranslations('shell');
  const person = usePerson();
  const menus = useMenus();
  const { messageCount } = useStore(messageState);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const tab = currentTab(path, slotOf(person, menus));

  const to = (href: ScreenPath, more: Partial<NavDestination> = {}): NavDestination => {
    const { icon, text } = functions[href];
    return { href, icon, label: t(`screens.${text}`), current: tab === href, ...more };
  };
  const home = to('/navigation', { label: t('home'), currentIcon: IconHomeCurrent });
  const scan: NavDestination = { href: SCAN, label: t('scan'), icon: IconScan, scan: true };
  const alarms = to('/alarm');
  const me = to('/setting');
  const onTab = isTab(path);
  if (person.onlyConsole) return { dock: [alarms, me], rail: [alarms], foot: [me], onTab };

  const slot = slotOf(person, menus);
  const hubs = (['/order', '/warehouse', '/engineering', '/report'] as const).filter((hub) => menus.has(hub));
  return {
    dock: [home, ...(slot ? [to(slot)] : []), scan, alarms, me],
    rail: [scan, home, ...hubs.map((hub) => to(hub)), alarms],
    foot: [to('/setting/message', { badge: messageCount }), me],
    onTab,
  };
};
