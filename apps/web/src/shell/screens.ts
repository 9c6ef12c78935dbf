import type { HubPath, ScreenPath } from '@gemba/contract/auth/screens';
import { createElement } from 'react';
import { accountingScreens } from '../accounting/index.ts';
import { addressesScreens } from '../addresses/index.ts';
import { approvalsScreens } from '../approvals/index.ts';
import { bomScreens } from '../bom/index.ts';
import { documentsScreens } from '../documents/index.ts';
import { ecnScreens } from '../ecn/index.ts';
import { inventoryScreens } from '../inventory/index.ts';
import { labelsScreens } from '../labels/index.ts';
import { ordersScreens } from '../orders/index.ts';
import { partsScreens } from '../parts/index.ts';
import { receivingScreens } from '../receiving/index.ts';
import { settingsScreens } from '../settings/index.ts';
import { shippingScreens } from '../shipping/index.ts';
import { warehouseScreens } from '../warehouse/index.ts';
import { type LazyScreen } from './lazy-screen.ts';

/** Paths whose screens are still to come, and say so; whoever builds one takes its path off this list. */
type Later =
  | '/home'
  | `/setting/message${'' | '-detail/$id'}`
  | '/apsReport'
  | `/report${'' | '/afterReport' | '/taskList' | '/reportDetail'}`
  | `/report/${'alarm' | 'alarmHistory' | 'detail/$id'}`
  | `/alarm${'' | '/records' | '/types' | '/handle/$id' | 'Detail/$id'}`
  | `/${'sales' | 'purchase' | 'engineering' | 'warehouse' | 'accounting' | 'quality'}/infoCenter`
  | '/order/woInfoCenter'
  | `/accounting/${'closingStatement' | 'balanceSheet' | 'profitAndLoss' | 'cashFlow' | 'incomeStatement'}`;

/** Every path of the contract has its screen here or is to come, and none is both. */
type Built = Readonly<Record<Exclude<ScreenPath, Later>, LazyScreen> & Partial<Record<Later, never>>>;

/** The screens that exist, by their path. A capability adds its own `<capability>Screens` here. */
const built: Built = {
  '/navigation': {
    texts: ['shell'],
    load: async () => (await import('./NavigationScreen.tsx')).NavigationScreen,
  },
  '/order': hub('/order'),
  '/warehouse': hub('/warehouse'),
  '/engineering': hub('/engineering'),
  ...settingsScreens,
  ...addressesScreens,
  ...approvalsScreens,
  ...ordersScreens,
  ...partsScreens,
  ...inventoryScreens,
  ...bomScreens,
  ...documentsScreens,
  ...ecnScreens,
  ...receivingScreens,
  ...shippingScreens,
  ...warehouseScreens,
  ...labelsScreens,
  ...accountingScreens,
};

export const screenOf = (path: ScreenPath): LazyScreen => built[path] ?? notYet(path);

function hub(path: HubPath): LazyScreen {
  return {
    texts: ['shell'],
    load: async () => {
      const { HubScreen } = await import('./HubScreen.tsx');
      return () => createElement(HubScreen, { path, isReady: (one) => Object.hasOwn(built, one) });
    },
  };
}

function notYet(path: ScreenPath): LazyScreen {
  return {
    texts: ['shell'],
    load: async () => {
      const { NotYetScreen } = await import('./NotYetScreen.tsx');
      return () => createElement(NotYetScreen, { path });
    },
  };
}
