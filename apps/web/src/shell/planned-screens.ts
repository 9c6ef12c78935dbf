import type { AppScreens } from '../kit/router/screen.ts';
import {
  IconBom,
  IconGauge,
  IconMoney,
  IconPurchase,
  IconQuality,
  IconTrend,
  IconWarehouse,
  IconWorkOrder,
} from '../kit/ui/icons.ts';

/** Screens to come, of capabilities that have no folder here yet. Whoever begins one moves its screens there. */
export const plannedScreens = {
  '/home': { icon: IconGauge, title: 'today' },
  '/sales/infoCenter': { icon: IconTrend, title: 'salesInfo' },
  '/purchase/infoCenter': { icon: IconPurchase, title: 'purchasingInfo' },
  '/order/woInfoCenter': { icon: IconWorkOrder, title: 'workOrderInfo' },
  '/engineering/infoCenter': { icon: IconBom, title: 'engineeringInfo' },
  '/warehouse/infoCenter': { icon: IconWarehouse, title: 'warehouseInfo' },
  '/accounting/infoCenter': { icon: IconMoney, title: 'accountingInfo' },
  '/quality/infoCenter': { icon: IconQuality, title: 'qualityInfo' },
} satisfies AppScreens;
