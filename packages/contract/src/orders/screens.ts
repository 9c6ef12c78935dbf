import type { Screens } from '../kit/screen.ts';

const days = { period: '', from: '', to: '' } as const;

export const ordersScreens = {
  '/orderList': {
    access: ['FIND_PURCHASE_ORDER', 'FIND_SALES_ORDER', 'FIND_QUOTE', 'FIND_WORK_ORDER'],
    group: 'orders',
    search: {
      kind: '',
      status: '',
      q: '',
      dateType: '',
      ...days,
      vendorId: '',
      customerId: '',
      partNumber: '',
      buyerCode: '',
      number: '',
    },
  },
  '/poDetail': { access: ['FIND_PURCHASE_ORDER'], search: { poNumber: '48213' } },
  '/soDetail': { access: ['FIND_SALES_ORDER'], search: { soNumber: '' } },
  '/qoDetail': { access: ['FIND_QUOTE'], search: { qoNumber: '' } },
  '/woDetail': { access: ['FIND_WORK_ORDER'], search: { woNumber: '' } },
  '/rmaDetail': { access: ['FIND_SALES_ORDER'], search: { rmaNumber: '' } },
  '/rtvDetail': { access: ['FIND_PURCHASE_ORDER'], search: { rtvNumber: '' } },
  '/poItemSearch': {
    access: ['FIND_PURCHASE_ORDER'],
    group: 'orders',
    search: { partNumber: '', vendorId: '', ...days },
  },
  '/buyerSearch': { access: ['FIND_PURCHASE_ORDER'], group: 'orders', search: { q: '', for: '' } },
} as const satisfies Screens;
