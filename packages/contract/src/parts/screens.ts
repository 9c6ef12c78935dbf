import type { Screens } from '../kit/screen.ts';

export const partsScreens = {
  '/pnList': {
    access: ['FIND_PART'],
    group: 'engineering',
    search: { q: 'SEL-45', partType: '', partNumber: '', tab: '' },
  },
  '/pnDetail': { access: ['FIND_PART'], search: { partNumber: 'SEL-45/65/8-NBR', tab: '' } },
  '/pnAdd': { access: ['ADD_PART'], group: 'engineering' },
  '/pnChange': { access: ['ENGINEERING_INFO'], search: { partNumber: 'SEL-45/65/8-NBR' } },
  '/partOnDemand': { access: ['FIND_PART'], search: { partNumber: 'BRG-6204-2RS' } },
  '/partOnHand': { access: ['FIND_PART'], search: { partNumber: 'SEL-45/65/8-NBR', bucket: '' } },
  '/partOnOrder': { access: ['FIND_PART'], search: { partNumber: 'BRG-6204-2RS' } },
  '/partOnSit': { access: 'signedIn', search: { partNumber: 'BRG-6204-2RS' } },
} as const satisfies Screens;
