import type { AppScreens } from '../kit/router/screen.ts';
import { IconImport, IconSplit } from '../kit/ui/icons.ts';

const texts = ['imports', 'posting', 'refusals'] as const;

const readKinds = async () => (await import('./kinds/use-list-import-kinds.ts')).readImportKindsAhead();

export const importsScreens = {
  '/admin/import': {
    icon: IconImport,
    title: 'importData',
    texts,
    load: async () => (await import('./kinds/ImportScreen.tsx')).ImportScreen,
    readAhead: readKinds,
  },
  '/admin/import/file': {
    icon: IconImport,
    title: 'importFile',
    texts,
    load: async () => (await import('./upload/ImportFileScreen.tsx')).ImportFileScreen,
    readAhead: readKinds,
  },
  '/admin/import/conflicts': {
    icon: IconSplit,
    title: 'importConflicts',
    texts,
    load: async () => (await import('./conflicts/ConflictsScreen.tsx')).ConflictsScreen,
    readAhead: async ({ kind }) =>
      (await import('./conflicts/use-list-import-conflicts.ts')).readImportConflictsAhead(kind),
  },
} satisfies AppScreens;
