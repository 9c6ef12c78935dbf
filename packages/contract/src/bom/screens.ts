import type { Screens } from '../kit/screen.ts';

export const bomScreens = {
  '/engineering/bom/list': { access: ['FIND_BOM'], group: 'engineering', search: { q: 'GBX-220' } },
  '/engineering/bom/add': { access: ['ADD_BOM'], group: 'engineering', search: { partNumber: 'SEL-45/65/8-NBR' } },
  '/engineering/bom/change': { access: ['ENGINEERING_INFO'], search: { partNumber: 'GBX-220-05' } },
  '/engineering/bom/detail': {
    access: ['FIND_BOM'],
    search: { partNumber: 'GBX-220-05', revision: '', levels: '', short: '', q: '' },
  },
} as const satisfies Screens;
