import type { Screens } from '../kit/screen.ts';

export const inventoryScreens = {
  '/inventory/list': {
    access: ['FIND_INVENTORY'],
    group: 'goods',
    place: 7,
    search: { by: 'part', q: 'SEL-45/65', zeros: '' },
  },
  '/inventory/detail': { access: ['FIND_INVENTORY'], search: { partNumber: 'BRG-6204-2RS', location: 'A-03-2' } },
  '/inventory/log': {
    access: ['FIND_INVENTORY'],
    group: 'goods',
    place: 8,
    search: { partNumber: 'BRG-6204-2RS', location: 'A-03-2', from: '', to: '', flow: '' },
  },
} as const satisfies Screens;
