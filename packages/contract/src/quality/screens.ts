import type { Screens } from '../kit/screen.ts';
import { QUALITY_READERS } from './quality-readers.ts';

export const qualityScreens = {
  '/quality/inspectionList': {
    access: QUALITY_READERS,
    group: 'goods',
    place: 16,
    search: { status: '', part: '' },
  },
  '/quality/inspection': { access: QUALITY_READERS, search: { irNumber: '5524' } },
  '/quality/ncrList': {
    access: QUALITY_READERS,
    group: 'goods',
    place: 17,
    search: { status: '', part: '' },
  },
  '/quality/putAside': {
    access: ['QUALITY_INFO', 'UPDATE_RECEIVER'],
    group: 'goods',
    place: 21,
    search: { part: '', location: '', ncrNumber: '' },
  },
  '/quality/ncr': { access: QUALITY_READERS, search: { ncrNumber: '' } },
} as const satisfies Screens;
