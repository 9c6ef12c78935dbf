import type { Screens } from '../kit/screen.ts';

const ADMINISTRATOR = ['COMPANY_ADMIN'] as const;

/** Reached from *Me* by an administrator. */
export const administrationScreens = {
  '/admin': { access: ADMINISTRATOR },
  '/admin/users': { access: ADMINISTRATOR, search: { q: '', status: '' } },
  '/admin/user': { access: ADMINISTRATOR, search: { userId: '2', open: '' } },
  '/admin/sessions': { access: ADMINISTRATOR, search: { q: '' } },
  '/admin/company': { access: ADMINISTRATOR },
  '/admin/look': { access: ADMINISTRATOR },
  '/admin/sso': { access: ADMINISTRATOR },
  '/admin/messenger': { access: ADMINISTRATOR },
  '/admin/locations': { access: ADMINISTRATOR, search: { q: '', active: '' } },
  '/admin/workCentres': { access: ADMINISTRATOR, search: { q: '' } },
  '/admin/workCentre': { access: ADMINISTRATOR, search: { wc: 'CNC-04' } },
  '/admin/printers': { access: ADMINISTRATOR },
  '/admin/labelTemplates': { access: ADMINISTRATOR },
  '/admin/labelTemplate': { access: ADMINISTRATOR, search: { template: 'box' } },
  '/admin/audit': { access: ADMINISTRATOR, search: { q: '', kind: '', by: '' } },
} as const satisfies Screens;
