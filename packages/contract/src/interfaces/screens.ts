import type { Screens } from '../kit/screen.ts';

export const interfacesScreens = {
  '/interfaces/keys': { access: ['COMPANY_ADMIN'], group: 'administration' },
} as const satisfies Screens;
