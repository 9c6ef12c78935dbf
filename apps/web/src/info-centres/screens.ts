import type { AppScreens } from '../kit/router/screen.ts';
import {
  IconEngineeringCentre,
  IconMoney,
  IconPurchase,
  IconQuality,
  IconStatistics,
  IconStockCentre,
  IconTrend,
  IconWorkCentre,
} from '../kit/ui/icons.ts';

// Periods use the texts of orders.
const texts = ['info-centres', 'orders'] as const;

export const infoCentresScreens = {
  '/sales/infoCenter': {
    icon: IconTrend,
    title: 'salesInfo',
    texts,
    load: async () => (await import('./centre/SalesCentreScreen.tsx')).SalesCentreScreen,
  },
  '/purchase/infoCenter': {
    icon: IconPurchase,
    title: 'purchasingInfo',
    texts,
    load: async () => (await import('./centre/PurchasingCentreScreen.tsx')).PurchasingCentreScreen,
  },
  '/order/woInfoCenter': {
    icon: IconWorkCentre,
    title: 'workOrderInfo',
    texts,
    load: async () => (await import('./centre/WorkOrderCentreScreen.tsx')).WorkOrderCentreScreen,
  },
  '/engineering/infoCenter': {
    icon: IconEngineeringCentre,
    title: 'engineeringInfo',
    texts,
    load: async () => (await import('./centre/EngineeringCentreScreen.tsx')).EngineeringCentreScreen,
  },
  '/warehouse/infoCenter': {
    icon: IconStockCentre,
    title: 'warehouseInfo',
    texts,
    load: async () => (await import('./centre/WareHousingCentreScreen.tsx')).WareHousingCentreScreen,
  },
  '/accounting/infoCenter': {
    icon: IconMoney,
    title: 'accountingInfo',
    texts,
    load: async () => (await import('./centre/AccountCentreScreen.tsx')).AccountCentreScreen,
  },
  '/quality/infoCenter': {
    icon: IconQuality,
    title: 'qualityInfo',
    texts,
    load: async () => (await import('./centre/QualityCentreScreen.tsx')).QualityCentreScreen,
  },
  '/infoCenter/figure': {
    icon: IconStatistics,
    title: 'figure',
    // Documents use the words of the journal.
    texts: [...texts, 'accounting'],
    load: async () => (await import('./figure/FigureScreen.tsx')).FigureScreen,
  },
} satisfies AppScreens;
