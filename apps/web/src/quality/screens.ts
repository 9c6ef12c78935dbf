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
  },
  '/quality/inspection': {
    icon: IconInspection,
    title: 'inspection',
    texts,
    load: async () => (await import('./inspection/InspectionScreen.tsx')).InspectionScreen,
  },
  '/quality/ncrList': {
    icon: IconProblem,
    title: 'ncrs',
    texts,
    load: async () => (await import('./ncr/NcrListScreen.tsx')).NcrListScreen,
  },
  '/quality/putAside': {
    icon: IconPutAside,
    title: 'putAside',
    texts,
    load: async () => (await import('./put-aside/PutAsideScreen.tsx')).PutAsideScreen,
  },
  '/quality/ncr': {
    icon: IconProblem,
    title: 'ncr',
    texts,
    load: async () => (await import('./ncr/NcrScreen.tsx')).NcrScreen,
  },
} satisfies AppScreens;
