import type { Screens } from '../kit/screen.ts';

const STOCK_KEEPER_ROLES = ['UPDATE_RECEIVER', 'ADD_SHIPPER'] as const;

export const warehouseScreens = {
  '/warehouse/move': {
    access: STOCK_KEEPER_ROLES,
    group: 'goods',
    place: 5,
    // `after`: the transfer before, whose form this one follows.
    search: { part: 'BRG-6204-2RS', from: 'A-03-2', after: '3307' },
  },
  '/warehouse/transferList': {
    access: STOCK_KEEPER_ROLES,
    group: 'goods',
    place: 9,
    search: { status: '', from: '', to: '' },
  },
  '/warehouse/transferDetail': { access: STOCK_KEEPER_ROLES, search: { transferNumber: '3307' } },
  '/warehouse/countList': {
    access: STOCK_KEEPER_ROLES,
    group: 'goods',
    place: 6,
    search: { status: '', start: '', part: '' },
  },
  '/warehouse/count': { access: STOCK_KEEPER_ROLES, search: { countNumber: '', open: '', posted: '' } },
} as const satisfies Screens;
