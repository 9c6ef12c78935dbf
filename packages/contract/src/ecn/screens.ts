import type { Screens } from '../kit/screen.ts';

export const ecnScreens = {
  '/engineering/ecn/list': { access: ['FIND_ECN'], group: 'engineering', search: { status: 'all', q: '' } },
  '/engineering/ecn/detail': { access: ['FIND_ECN'], search: { ecnNumber: '2291' } },
  '/engineering/ecn/change': { access: ['ENGINEERING_INFO'], search: { ecnNumber: '2291' } },
  '/engineering/ecn/parts': { access: ['FIND_ECN'], search: { ecnNumber: '2291' } },
} as const satisfies Screens;
