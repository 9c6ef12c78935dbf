import type { Screens } from '../kit/screen.ts';

export const interfacesScreens = {
  '/interfaces/keys': { access: ['COMPANY_ADMIN'], group: 'administration' },
  '/interfaces/webhooks': { access: ['COMPANY_ADMIN'], group: 'administration' },
  '/interfaces/webhooks/$id': { access: ['COMPANY_ADMIN'], search: { state: '' } },
} as const satisfies Screens;
