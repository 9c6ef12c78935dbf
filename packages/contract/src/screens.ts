import { accountingScreens } from './accounting/screens.ts';
import { addressesScreens } from './addresses/screens.ts';
import { administrationScreens } from './administration/screens.ts';
import { alarmsScreens } from './alarms/screens.ts';
import { approvalsScreens } from './approvals/screens.ts';
import { bomScreens } from './bom/screens.ts';
import { documentsScreens } from './documents/screens.ts';
import { ecnScreens } from './ecn/screens.ts';
import { importsScreens } from './imports/screens.ts';
import { infoCentresScreens } from './info-centres/screens.ts';
import { interfacesScreens } from './interfaces/screens.ts';
import { inventoryScreens } from './inventory/screens.ts';
import { holds } from './kit/roles.ts';
import type { Group, ScreenDeclaration, Screens } from './kit/screen.ts';
import { labelsScreens } from './labels/screens.ts';
import { messagesScreens } from './messages/screens.ts';
import { ordersScreens } from './orders/screens.ts';
import { partsScreens } from './parts/screens.ts';
import { qualityScreens } from './quality/screens.ts';
import { receivingScreens } from './receiving/screens.ts';
import { searchScreens } from './search/screens.ts';
import { shippingScreens } from './shipping/screens.ts';
import { tasksScreens } from './tasks/screens.ts';
import { todayScreens } from './today/screens.ts';
import { warehouseScreens } from './warehouse/screens.ts';

/** The frame of the app itself: the list of functions, the hubs and the settings. */
const shellScreens = {
  '/navigation': { access: 'signedIn' },
  '/warehouse': { access: 'signedIn' },
  '/engineering': { access: 'signedIn' },
  '/order': { access: 'signedIn' },
  '/setting': { access: 'signedIn', search: { open: '' } },
  '/setting/language': { access: 'signedIn' },
  '/setting/about': { access: 'signedIn' },
} as const satisfies Screens;

/**
 * Every screen behind the login. Where capabilities share a group, their functions stand in the order of this list,
 * unless they declare a place.
 */
export const screens = {
  ...shellScreens,
  ...todayScreens,
  ...messagesScreens,
  ...approvalsScreens,
  ...ordersScreens,
  ...partsScreens,
  ...bomScreens,
  ...ecnScreens,
  ...documentsScreens,
  ...inventoryScreens,
  ...qualityScreens,
  ...receivingScreens,
  ...shippingScreens,
  ...warehouseScreens,
  ...labelsScreens,
  ...tasksScreens,
  ...alarmsScreens,
  ...addressesScreens,
  ...infoCentresScreens,
  ...accountingScreens,
  ...searchScreens,
  ...interfacesScreens,
  ...administrationScreens,
  ...importsScreens,
};

export type ScreenPath = keyof typeof screens;

/** The search params of a screen by name. */
export type ScreenSearch<Path extends ScreenPath> = (typeof screens)[Path] extends { search: infer Params }
  ? { [Name in keyof Params]?: string | undefined }
  : { [Name in never]: never };

const declared: Readonly<Record<ScreenPath, ScreenDeclaration>> = screens;
const paths = Object.keys(screens) as ScreenPath[];
const placeOf = (path: ScreenPath) => declared[path].place ?? 0;

/** The functions of a group in the order in which they are listed: all functions, the hubs and the menu read it. */
export const functionsIn = (group: Group): ScreenPath[] =>
  paths.filter((path) => declared[path].group === group).sort((one, other) => placeOf(one) - placeOf(other));

/** The tabs that list the functions of their groups. */
export const hubs = {
  '/order': ['orders', 'addresses'],
  '/warehouse': ['goods'],
  '/engineering': ['engineering'],
} as const satisfies Partial<Record<ScreenPath, readonly Group[]>>;

export type HubPath = keyof typeof hubs;
const isHub = (path: ScreenPath): path is HubPath => Object.hasOwn(hubs, path);

export interface Person {
  roles: readonly string[];
  onlyConsole: boolean;
}

/** Whether the guard of one screen lets a person in. */
export const mayOpen = (person: Person, path: ScreenPath): boolean => {
  const { access } = declared[path];
  if (access === 'employee') return !person.onlyConsole;
  return access === 'signedIn' || holds(person.roles, access);
};

const hasSomethingBehind = (person: Person, hub: HubPath) =>
  hubs[hub].some((group) => functionsIn(group).some((path) => mayOpen(person, path)));

/** The screens a person finds in menus: open to them, and hubs that would list at least one of them. */
export const menusOf = (person: Person): ScreenPath[] =>
  paths.filter((path) => mayOpen(person, path) && (!isHub(path) || hasSomethingBehind(person, path)));

/** The first screen of a person. A hall terminal shows the alarms. */
export const startScreenOf = ({ onlyConsole }: Person): ScreenPath => (onlyConsole ? '/alarm' : '/navigation');
