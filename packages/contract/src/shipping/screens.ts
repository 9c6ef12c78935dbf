import type { Screens } from '../kit/screen.ts';

export const shippingScreens = {
  '/shipperSo': { access: ['FIND_SHIPPER'], group: 'goods', place: 2, search: { q: '', readiness: '' } },
  '/shipperSo/editSo': { access: ['ADD_SHIPPER'], search: { soNumber: '31077', posted: '' } },
  '/shipperWo': { access: ['ADD_SHIPPER'], group: 'goods', place: 4, search: { q: '', part: '', location: '' } },
  '/shipperWo/editWo': {
    access: ['ADD_SHIPPER'],
    search: { woNumber: '70425', part: '', location: '', posted: '' },
    fillsIn: ['part', 'location'],
  },
  '/issueDetail': { access: ['ADD_SHIPPER'], search: { issueNumber: '' } },
  '/shipRtv': { access: ['FIND_SHIPPER'], group: 'goods', place: 19, search: { q: '' } },
  '/shipRtv/editRtv': { access: ['ADD_SHIPPER'], search: { rtvNumber: '', posted: '' } },
  '/rtvShipperList': { access: ['FIND_SHIPPER'], group: 'goods', place: 20, search: { q: '', from: '', to: '' } },
  '/rtvShipperDetail': { access: ['FIND_SHIPPER'], search: { shipperNumber: '' } },
  '/shipperList': {
    access: ['FIND_SHIPPER'],
    group: 'goods',
    place: 11,
    search: { status: '', q: '', from: '', to: '' },
  },
  '/shipperDetail': { access: ['FIND_SHIPPER'], search: { shipperNumber: '' } },
  '/proformaShipper/list': { access: ['FIND_SHIPPER'], group: 'goods', place: 13, search: { status: '', q: '' } },
  '/proformaShipper/new': { access: ['ADD_SHIPPER'], search: { soNumber: '31077', q: '' } },
  '/proformaShipper/detail': { access: ['FIND_SHIPPER'], search: { pfNumber: '', ship: '', posted: '' } },
} as const satisfies Screens;
