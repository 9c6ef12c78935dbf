import type { ScreenPath } from '@gemba/contract/screens';
import { useRouterState } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { messageState, useMenus, usePerson } from '../auth/index.ts';
import { useStore } from '../kit/store/store.ts';
import { IconHomeCurrent, IconScan } from '../kit/ui/icons.ts';
import type { NavDestination } from '../kit/ui/layout/NavItem.tsx';
import { functions } from './functions.ts';
import { hubsFor } from './quick-actions/trade.ts';
import { currentTab, hasDock, hasRail } from './tabs.ts';

export const SCAN = '#scan';

/** Destinations of the dock and the rail for this person: only those that their roles open. */
export const useDestinations = () => {
  const t = useTranslations('shell');
  const person = usePerson();
  const menus = useMenus();
  const { messageCount, openAlarms } = useStore(messageState);
  const { pathname: path, search } = useRouterState({ select: (state) => state.location });
  const [slot, second] = hubsFor(person, menus);
  const tab = currentTab(path, slot);

  const to = (href: ScreenPath, more: Partial<NavDestination> = {}): NavDestination => {
    const { icon, title } = functions[href];
    const label = href === '/report' ? t('report') : t(`screens.${title}`);
    return { href, icon, label, current: tab === href, ...more };
  };
  const home = to('/navigation', { label: t('home'), currentIcon: IconHomeCurrent });
  const scan: NavDestination = { href: SCAN, label: t('scan'), icon: IconScan, scan: true };
  const offered = (...paths: ScreenPath[]) => paths.filter((one) => menus.has(one)).map((one) => to(one));
  const alarms = offered('/alarm').map((one) => ({ ...one, badge: openAlarms }));
  const me = to('/setting');
  const shown = { onTab: hasDock(path, search), withRail: hasRail(path) };
  if (person.onlyConsole) return { dock: [...alarms, me], rail: alarms, foot: [me], ...shown };

  const hubs = offered('/order', '/warehouse', '/engineering', '/report');
  const messages = offered('/setting/message').map((one) => ({ ...one, badge: messageCount }));
  return {
    // As many on either side: the scan button stays in the middle.
    dock: slot ? [home, to(slot), scan, alarms[0] ?? to(second ?? '/search'), me] : [home, scan, me],
    rail: [scan, home, ...hubs, ...alarms],
    foot: [...messages, me],
    ...shown,
  };
};
