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
    shape: 'figures',
    texts,
    load: async () => (await import('./centre/SalesCentreScreen.tsx')).SalesCentreScreen,
    readAhead: async (search) => (await import('./calls/use-query-sales-info-center.ts')).readSalesCentreAhead(search),
  },
  '/purchase/infoCenter': {
    icon: IconPurchase,
    title: 'purchasingInfo',
    shape: 'figures',
    texts,
    load: async () => (await import('./centre/PurchasingCentreScreen.tsx')).PurchasingCentreScreen,
    readAhead: async (search) =>
      (await import('./calls/use-query-purchasing-info-center.ts')).readPurchasingCentreAhead(search),
  },
  '/order/woInfoCenter': {
    icon: IconWorkCentre,
    title: 'workOrderInfo',
    shape: 'figures',
    texts,
    load: async () => (await import('./centre/WorkOrderCentreScreen.tsx')).WorkOrderCentreScreen,
    readAhead: async (search) =>
      (await import('./calls/use-query-work-order-info-center.ts')).readWorkOrderCentreAhead(search),
  },
  '/engineering/infoCenter': {
    icon: IconEngineeringCentre,
    title: 'engineeringInfo',
    shape: 'figures',
    texts,
    load: async () => (await import('./centre/EngineeringCentreScreen.tsx')).EngineeringCentreScreen,
    readAhead: async (search) =>
      (await import('./calls/use-query-engineering-info-center.ts')).readEngineeringCentreAhead(search),
  },
  '/warehouse/infoCenter': {
    icon: IconStockCentre,
    title: 'warehouseInfo',
    shape: 'figures',
    texts,
    load: async () => (await import('./centre/WareHousingCentreScreen.tsx')).WareHousingCentreScreen,
    readAhead: async (search) =>
      (await import('./calls/use-query-ware-housing-info-center.ts')).readWareHousingCentreAhead(search),
  },
  '/accounting/infoCenter': {
    icon: IconMoney,
    title: 'accountingInfo',
    shape: 'figures',
    texts,
    load: async () => (await import('./centre/AccountCentreScreen.tsx')).AccountCentreScreen,
    readAhead: async (search) =>
      (await import('./calls/use-query-account-info-center.ts')).readAccountCentreAhead(search),
  },
  '/quality/infoCenter': {
    icon: IconQuality,
    title: 'qualityInfo',
    shape: 'figures',
    texts,
    load: async () => (await import('./centre/QualityCentreScreen.tsx')).QualityCentreScreen,
    readAhead: async (search) =>
      (await import('./calls/use-query-quality-info-center.ts')).readQualityCentreAhead(search),
  },
  '/infoCenter/figure': {
    icon: IconStatistics,
    title: 'figure',
    // Documents use the words of the journal.
    texts: [...texts, 'accounting'],
    load: async () => (await import('./figure/FigureScreen.tsx')).FigureScreen,
    readAhead: async (search) => (await import('./figure/read-ahead.ts')).readExplainedAhead(search),
  },
} satisfies AppScreens;
