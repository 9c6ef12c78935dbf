import type { HubPath, ScreenPath } from '@gemba/contract/screens';
import { accountingScreens } from '../accounting/index.ts';
import { addressesScreens } from '../addresses/index.ts';
import { administrationScreens } from '../administration/index.ts';
import { alarmsScreens } from '../alarms/index.ts';
import { approvalsScreens } from '../approvals/index.ts';
import { bomScreens } from '../bom/index.ts';
import { documentsScreens } from '../documents/index.ts';
import { ecnScreens } from '../ecn/index.ts';
import { importsScreens } from '../imports/index.ts';
import { infoCentresScreens } from '../info-centres/index.ts';
import { interfacesScreens } from '../interfaces/index.ts';
import { inventoryScreens } from '../inventory/index.ts';
import type { AppScreen, ScreenEntry } from '../kit/router/screen.ts';
import { ensureTexts } from '../kit/text/catalogues.ts';
import { IconEngineering, IconHome, IconOrders, IconSearch, IconWarehouse } from '../kit/ui/icons.ts';
import { labelsScreens } from '../labels/index.ts';
import { messagesScreens } from '../messages/index.ts';
import { ordersScreens } from '../orders/index.ts';
import { partsScreens } from '../parts/index.ts';
import { qualityScreens } from '../quality/index.ts';
import { receivingScreens } from '../receiving/index.ts';
import { settingsScreens } from '../settings/index.ts';
import { shippingScreens } from '../shipping/index.ts';
import { tasksScreens } from '../tasks/index.ts';
import { todayScreens } from '../today/index.ts';
import { warehouseScreens } from '../warehouse/index.ts';

/** Screens of the frame itself list the functions, so they are loaded apart from that list. */
export type FramePath = HubPath | '/navigation' | '/search';

type Functions = Readonly<Record<FramePath, ScreenEntry> & Record<Exclude<ScreenPath, FramePath>, AppScreen>>;

/** Every screen of the contract with its icon and its title: tiles, hubs and the dock read it. */
export const functions: Functions = {
  '/navigation': { icon: IconHome, title: 'allFunctions' },
  '/order': { icon: IconOrders, title: 'orders' },
  '/warehouse': { icon: IconWarehouse, title: 'warehouse' },
  '/engineering': { icon: IconEngineering, title: 'engineering' },
  '/search': { icon: IconSearch, title: 'search' },
  ...todayScreens,
  ...settingsScreens,
  ...messagesScreens(async () => {
    const [{ AttachSheet }] = await Promise.all([
      import('../search/AttachSheet.tsx'),
      ensureTexts('search', 'orders', 'addresses'),
    ]);
    return AttachSheet;
  }),
  ...addressesScreens,
  ...approvalsScreens,
  ...ordersScreens(async () => (await import('../approvals/order-parts.ts')).approvalParts),
  ...partsScreens,
  ...inventoryScreens,
  ...bomScreens,
  ...documentsScreens,
  ...ecnScreens,
  ...receivingScreens,
  ...shippingScreens,
  ...qualityScreens,
  ...warehouseScreens,
  ...labelsScreens,
  ...tasksScreens,
  ...alarmsScreens,
  ...accountingScreens,
  ...infoCentresScreens,
  ...interfacesScreens,
  ...administrationScreens,
  ...importsScreens,
};

/** The screen at a path, also where the path has its number. */
export const functionAt = (path: string): (ScreenEntry & Pick<AppScreen, 'shape'>) | undefined =>
  Object.entries(functions).find(
    ([known]) => known === path || (known.endsWith('/$id') && path.startsWith(known.slice(0, -'$id'.length))),
  )?.[1];
