import type { Screens } from '../kit/screen.ts';
import { LABEL_ROLES } from './label-roles.ts';

export const labelsScreens = {
  '/label/part': {
    access: ['FIND_PART'],
    group: 'goods',
    place: 14,
    search: {
      partNumber: 'BRG-6204-2RS',
      lotNumber: 'K260618-3',
      serialNumber: '',
      quantity: '',
      template: 'box',
      copies: '',
    },
  },
  '/label/salesOrder': {
    access: ['FIND_SALES_ORDER'],
    group: 'goods',
    place: 15,
    search: { soNumber: '31077', shipperNumber: '', lines: '', template: 'pallet', copies: '' },
  },
  '/label/location': {
    access: ['FIND_INVENTORY'],
    search: { location: 'A-03-2', copies: '' },
  },
  '/label/receiver': {
    access: ['UPDATE_RECEIVER', 'FIND_PURCHASE_ORDER', 'FIND_WO_RECEIVER'],
    search: { receiverNumber: '90420', lines: '', template: '', copies: '' },
  },
  '/label/rtvShipper': {
    access: ['FIND_SHIPPER'],
    search: { shipperNumber: '', lines: '', template: '', copies: '' },
  },
  '/label/jobs': { access: [...LABEL_ROLES, 'COMPANY_ADMIN'] },
} as const satisfies Screens;
