import { expect, it } from 'vitest';
import { ROLES, type Role } from './kit/roles.ts';
import { GROUPS } from './kit/screen.ts';
import {
  functionsIn,
  type HubPath,
  hubs,
  mayOpen,
  menusOf,
  type ScreenPath,
  screens,
  startScreenOf,
} from './screens.ts';

// docs/api/access.md lists the access to each screen; these tests cover how the lists are read.

const all = Object.keys(screens) as ScreenPath[];
const employee = (...roles: Role[]) => ({ roles, onlyConsole: false });
const terminal = (...roles: Role[]) => ({ roles, onlyConsole: true });

const hubPaths = ['/warehouse', '/engineering', '/order'] as const satisfies HubPath[];
const reporting = [
  '/report',
  '/apsReport',
  '/report/afterReport',
  '/report/taskList',
  '/report/reportList',
  '/report/reportDetail',
  '/report/myDay',
];

/** The hubs that a role alone makes worth drawing. */
const drawsHubs: Partial<Record<Role, readonly HubPath[]>> = {
  FIND_PURCHASE_ORDER: ['/warehouse', '/order'],
  FIND_SALES_ORDER: ['/warehouse', '/order'],
  FIND_QUOTE: ['/order'],
  FIND_WORK_ORDER: ['/order'],
  FIND_PART: ['/warehouse', '/engineering'],
  FIND_INVENTORY: ['/warehouse'],
  FIND_ECN: ['/engineering'],
  FIND_BOM: ['/engineering'],
  UPDATE_RECEIVER: ['/warehouse'],
  FIND_SHIPPER: ['/warehouse'],
  ADD_SHIPPER: ['/warehouse'],
  FIND_WO_RECEIVER: ['/warehouse'],
  FIND_CUSTOMER_ADDRESS: ['/order'],
  FIND_VENDOR_ADDRESS: ['/order'],
  FIND_CUSTOMER_VENDOR_ADDRESS: ['/order'],
  QUALITY_INFO: ['/warehouse'],
  PUBLIC_PERMISSIONS: ['/order'],
  ADD_PART: ['/engineering'],
  ADD_BOM: ['/engineering'],
};

const sorted = (paths: Iterable<string>) => [...paths].sort();
const opened = (person: ReturnType<typeof employee>) => all.filter((path) => mayOpen(person, path));
const closedTo = (person: ReturnType<typeof employee>) => all.filter((path) => !mayOpen(person, path));

it('opens reporting to employees only, and to somebody without a role nothing that asks for one', () => {
  expect(sorted(closedTo(terminal(...ROLES)))).toEqual(sorted(reporting));
  expect(closedTo(employee(...ROLES))).toEqual([]);
  expect(opened(employee()).filter((path) => Array.isArray(screens[path].access))).toEqual([]);
});

it.each(ROLES)('%s alone opens the screens that name it', (role) => {
  // FIND_CUSTOMER_VENDOR_ADDRESS stands for each of its two halves.
  const named: readonly Role[] =
    role === 'FIND_CUSTOMER_VENDOR_ADDRESS' ? ['FIND_CUSTOMER_ADDRESS', 'FIND_VENDOR_ADDRESS'] : [role];
  const more = all.filter((path) => {
    const { access }: { access: unknown } = screens[path];
    return Array.isArray(access) && named.some((one) => access.includes(one));
  });
  expect(sorted(opened(employee(role)))).toEqual(sorted([...opened(employee()), ...more]));
});

it.each(ROLES)('%s alone draws the hubs that list one of its screens', (role) => {
  const menus = menusOf(employee(role));
  expect(hubPaths.filter((hub) => menus.includes(hub))).toEqual(drawsHubs[role] ?? []);
});

it('draws for nobody, an operator and a hall terminal what they may open, without empty hubs', () => {
  const open = (person: ReturnType<typeof employee>) => sorted(opened(person));
  expect(sorted([...menusOf(employee()), ...hubPaths])).toEqual(open(employee()));
  const operator = employee('FIND_WORK_ORDER', 'FIND_PART', 'FIND_BOM', 'SEND_MESSAGE');
  expect(sorted(menusOf(operator))).toEqual(open(operator));
  expect(sorted([...menusOf(terminal('FIND_PART')), '/order'])).toEqual(open(terminal('FIND_PART')));
});

it('starts with a screen that is offered', () => {
  for (const person of [employee(...ROLES), terminal(...ROLES)])
    expect(menusOf(person)).toContain(startScreenOf(person));
});

it('lists every function once, in the order of its places, and no hub inside a hub', () => {
  const listed = GROUPS.flatMap(functionsIn);
  expect(sorted(listed)).toEqual(sorted(new Set(listed)));
  expect(listed.filter((path) => Object.hasOwn(hubs, path))).toEqual([]);
  expect(functionsIn('goods').slice(0, 4)).toEqual(['/receivePo', '/shipperSo', '/receiveWo', '/shipperWo']);
});
