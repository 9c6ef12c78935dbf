import type { Screens } from '../kit/screen.ts';

export const infoCentresScreens = {
  '/sales/infoCenter': { access: ['SALES_ORDER_INFO'], group: 'info', planned: true },
  '/purchase/infoCenter': { access: ['PURCHASE_ORDER_INFO'], group: 'info', planned: true },
  '/order/woInfoCenter': { access: ['FIND_WORK_ORDER'], group: 'info', planned: true },
  '/engineering/infoCenter': { access: ['ENGINEERING_INFO'], group: 'info', planned: true },
  '/warehouse/infoCenter': { access: ['WAREHOUSE_INFO'], group: 'info', planned: true },
  '/accounting/infoCenter': { access: ['ACCOUNTING_INFO'], group: 'info', planned: true },
  '/quality/infoCenter': { access: ['QUALITY_INFO'], group: 'info', planned: true },
} as const satisfies Screens;
