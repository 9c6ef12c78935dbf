import type { ScreenPath } from '@gemba/contract/auth/screens';

const TABS: ReadonlySet<string> = new Set<ScreenPath>([
  '/warehouse',
  '/engineering',
  '/order',
  '/setting',
  '/alarm',
  '/report',
  '/apsReport',
  '/home',
  '/navigation',
]);

/** The screens that keep the dock; all others stand alone and have a way back. */
export const isTab = (path: string) => TABS.has(path);

/** What is lit: the tab itself or the one whose child is open. `/home` and the hubs without a place belong to Home. */
export const currentTab = (path: string, slot: string | undefined): string => {
  const first = `/${path.split('/')[1] ?? ''}`;
  if (first === '/apsReport') return slot === '/report' ? '/report' : '/navigation';
  if (path.startsWith('/setting/message')) return '/setting/message';
  return isTab(first) && first !== '/home' ? first : '/navigation';
};
