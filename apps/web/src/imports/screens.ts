import type { AppScreens } from '../kit/router/screen.ts';
import { IconImport, IconSplit } from '../kit/ui/icons.ts';

const texts = ['imports', 'posting', 'refusals'] as const;

export const importsScreens = {
  '/admin/import': {
    icon: IconImport,
    title: 'importData',
    texts,
    load: async () => (await import('./kinds/ImportScreen.tsx')).ImportScreen,
  },
  '/admin/import/file': {
    icon: IconImport,
    title: 'importFile',
    texts,
    load: async () => (await import('./upload/ImportFileScreen.tsx')).ImportFileScreen,
  },
  '/admin/import/conflicts': {
    icon: IconSplit,
    title: 'importConflicts',
    texts,
    load: async () => (await import('./conflicts/ConflictsScreen.tsx')).ConflictsScreen,
  },
} satisfies AppScreens;
