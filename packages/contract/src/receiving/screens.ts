import type { Screens } from '../kit/screen.ts';
import { RECEIVER_ROLES } from './receivers/receiver-roles.ts';

export const receivingScreens = {
  '/receivePo': {
    access: ['FIND_PURCHASE_ORDER'],
    group: 'goods',
    place: 1,
    search: { q: '', part: '', location: '' },
  },
  '/receivePo/editPo': {
    access: ['UPDATE_RECEIVER'],
    search: { poNumber: '48206', part: '', location: '', posted: '' },
    fillsIn: ['part', 'location'],
  },
  '/receiveWo': { access: ['FIND_WO_RECEIVER'], group: 'goods', place: 3, search: { q: '' } },
  '/receiveWo/editWo': { access: ['RECEIVER_FROM_WO'], search: { woNumber: '70425', posted: '' } },
  '/receiveRma': { access: ['UPDATE_RECEIVER'], group: 'goods', place: 18, search: { q: '' } },
  '/receiveRma/editRma': { access: ['UPDATE_RECEIVER'], search: { rmaNumber: '', posted: '' } },
  '/receiverList': {
    access: RECEIVER_ROLES,
    group: 'goods',
    place: 10,
    search: { q: '', unpaid: '', buyerCode: '', vendorId: '', from: '', to: '' },
  },
  '/receiverDetail': { access: RECEIVER_ROLES, search: { receiverNumber: '90420' } },
  '/proformaReceiver/list': {
    access: ['FIND_PURCHASE_ORDER'],
    group: 'goods',
    place: 12,
    search: { status: '', q: '' },
  },
  '/proformaReceiver/new': { access: ['UPDATE_RECEIVER'], search: { poNumber: '48206', q: '' } },
  '/proformaReceiver/detail': {
    access: ['FIND_PURCHASE_ORDER'],
    search: { prNumber: '1500', receive: '1', posted: '' },
  },
} as const satisfies Screens;
