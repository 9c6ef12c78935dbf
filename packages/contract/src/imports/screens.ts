import type { Screens } from '../kit/screen.ts';

const ADMINISTRATOR = ['COMPANY_ADMIN'] as const;

/** Reached from the administration. */
export const importsScreens = {
  '/admin/import': { access: ADMINISTRATOR, search: { q: '' } },
  '/admin/import/file': { access: ADMINISTRATOR },
  '/admin/import/conflicts': { access: ADMINISTRATOR, search: { kind: '' } },
} as const satisfies Screens;
