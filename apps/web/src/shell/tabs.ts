import type { Group } from '@gemba/contract/kit/screen';
import { functionsIn, type HubPath, hubs, type ScreenPath } from '@gemba/contract/screens';

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
  '/search',
]);

/** They keep the dock and belong to Home. */
const OF_HOME: readonly string[] = ['/home', '/search'] satisfies ScreenPath[];

/** The screens that keep the dock; all others stand alone and have a way back. */
export const isTab = (path: string) => TABS.has(path);

/** A task, and a report that is filled in, have buttons of their own in the place of the dock. */
export const hasDock = (path: string, search: Readonly<Record<string, unknown>>) =>
  isTab(path) && path !== '/apsReport' && !(path === '/report' && search['woNumber']);

/** A board on a wall has the whole window. */
export const hasRail = (path: string) => path !== '/alarm/board';

/** The hub that lists a screen. */
const hubOf = (path: string) =>
  (Object.keys(hubs) as HubPath[]).find((hub) => {
    const listed: readonly Group[] = hubs[hub];
    return listed.some((group) => functionsIn(group).some((one) => one === path));
  });

/**
 * The active tab: the tab itself, the one whose child is open, or the hub that lists the screen. Screens without a place
 * belong to Home.
 */
export const currentTab = (path: string, slot: string | undefined): string => {
  const first = `/${path.split('/')[1] ?? ''}`;
  if (first === '/apsReport') return slot === '/report' ? '/report' : '/navigation';
  if (path.startsWith('/setting/message')) return '/setting/message';
  return isTab(first) && !OF_HOME.includes(first) ? first : (hubOf(path) ?? '/navigation');
};
