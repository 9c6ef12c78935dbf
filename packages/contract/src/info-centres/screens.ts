import type { Screens } from '../kit/screen.ts';
import { ANY_CENTRE } from './any-centre.ts';

/** A link opens the same period for a colleague, and the same days of it. */
const search = { period: 'fiscalYear', sharedOn: '' } as const;

export const infoCentresScreens = {
  '/sales/infoCenter': {
    access: ['SALES_ORDER_INFO'],
    group: 'info',
    search: { ...search, currentYear: '' },
  },
  '/purchase/infoCenter': { access: ['PURCHASE_ORDER_INFO'], group: 'info', search },
  '/order/woInfoCenter': { access: ['FIND_WORK_ORDER'], group: 'info', search },
  '/engineering/infoCenter': { access: ['ENGINEERING_INFO'], group: 'info', search },
  '/warehouse/infoCenter': { access: ['WAREHOUSE_INFO'], group: 'info', search },
  '/accounting/infoCenter': { access: ['ACCOUNTING_INFO'], group: 'info', search },
  '/quality/infoCenter': { access: ['QUALITY_INFO'], group: 'info', search },
  '/infoCenter/figure': {
    access: ANY_CENTRE,
    search: {
      figure: 'salesBacklog',
      period: 'fiscalYear',
      currentYear: '',
      dimension: '',
      key: '',
      bar: '',
      sharedOn: '',
    },
  },
} as const satisfies Screens;
