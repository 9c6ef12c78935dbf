import type { Screens } from '../kit/screen.ts';

const selected = { q: '', revision: '', open: '', docRev: '', revisions: '' } as const;

export const documentsScreens = {
  '/document/list': {
    access: ['FIND_PART'],
    group: 'engineering',
    search: { partNumber: 'SEL-45/65/8-NBR', ...selected },
  },
  '/drawing/list': { access: ['FIND_PART'], group: 'engineering', search: { partNumber: 'GBX-220-05', ...selected } },
  '/address/vendor/document': {
    access: ['PUBLIC_PERMISSIONS', 'FIND_VENDOR_ADDRESS'],
    search: { vendorId: 'KES-031', documentNumber: '1' },
  },
  '/address/vendor/documentForm': { access: ['QUALITY_INFO'], search: { vendorId: 'KES-031', documentNumber: '' } },
  '/address/vendor/documentRevisions': {
    access: ['PUBLIC_PERMISSIONS', 'FIND_VENDOR_ADDRESS'],
    search: { vendorId: 'KES-031', documentNumber: '1' },
  },
} as const satisfies Screens;
