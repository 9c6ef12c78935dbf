import type { Screens } from '../kit/screen.ts';

export const interfacesScreens = {
  '/interfaces/keys': { access: ['COMPANY_ADMIN'], group: 'administration' },
  '/interfaces/webhooks': { access: ['COMPANY_ADMIN'], group: 'administration' },
  '/interfaces/webhooks/$id': { access: ['COMPANY_ADMIN'], search: { state: '' } },
  '/interfaces/api': { access: ['COMPANY_ADMIN'], group: 'administration', search: { q: 'receive' } },
  '/interfaces/api/$id': { access: ['COMPANY_ADMIN'] },
} as const satisfies Screens;
