import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { useStore } from '../store/store.ts';
import { loadedTexts } from './catalogues.ts';

/** `timeZone`: of the clock by which every moment is told. */
export function TextProvider({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const loaded = useStore(loadedTexts);
  if (!loaded) return null;
  return (
    <IntlProvider locale={loaded.language} messages={loaded.messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
