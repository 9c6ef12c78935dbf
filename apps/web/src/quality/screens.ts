import type { AppScreens } from '../kit/router/screen.ts';
import { IconInspection, IconProblem, IconPutAside } from '../kit/ui/icons.ts';

// The names of parts and the texts of a posting have their own catalogues.
const texts = ['quality', 'posting', 'refusals', 'parts'] as const;

export const qualityScreens = {
  '/quality/inspectionList': {
    icon: IconInspection,
    title: 'inspections',
    texts,
    load: async () => (await import('./inspection/InspectionListScreen.tsx')).InspectionListScreen,
    readAhead: async (search) => (await import('./inspection/use-list-inspections.ts')).readInspectionsAhead(search),
  },
  '/quality/inspection': {
    icon: IconInspection,
    title: 'inspection',
    shape: 'record',
    // Goods go back to a vendor that may be chosen.
    texts: [...texts, 'addresses'],
    load: async () => (await import('./inspection/InspectionScreen.tsx')).InspectionScreen,
    readAhead: async ({ irNumber = '' }) =>
      (await import('./inspection/use-get-inspection.ts')).readInspectionAhead(irNumber),
  },
  '/quality/ncrList': {
    icon: IconProblem,
    title: 'ncrs',
    texts,
    load: async () => (await import('./ncr/NcrListScreen.tsx')).NcrListScreen,
    readAhead: async (search) => (await import('./ncr/use-list-ncrs.ts')).readNcrsAhead(search),
  },
  '/quality/putAside': {
    icon: IconPutAside,
    title: 'putAside',
    shape: 'posting',
    texts,
    load: async () => (await import('./put-aside/PutAsideScreen.tsx')).PutAsideScreen,
  },
  '/quality/ncr': {
    icon: IconProblem,
    title: 'ncr',
    shape: 'record',
    texts,
    load: async () => (await import('./ncr/NcrScreen.tsx')).NcrScreen,
    readAhead: async ({ ncrNumber = '' }) => (await import('./ncr/use-get-ncr.ts')).readNcrAhead(ncrNumber),
  },
} satisfies AppScreens;
