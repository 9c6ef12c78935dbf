import { lazy, Suspense } from 'react';
import type { SheetName } from './use-open-sheet.ts';

const PasswordSheet = lazy(async () => ({ default: (await import('./PasswordSheet.tsx')).PasswordSheet }));
const TranslationsSheet = lazy(async () => ({ default: (await import('./TranslationsSheet.tsx')).TranslationsSheet }));

type Props = { open: SheetName | undefined; close: () => void };

/** Each is loaded when somebody opens it, and forgets what it held when it closes. */
export function SettingsSheets({ open, close }: Props) {
  return (
    <Suspense>
      {open === 'password' && <PasswordSheet onClose={close} />}
      {open === 'translations' && <TranslationsSheet onClose={close} />}
    </Suspense>
  );
}
