import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { useStore } from '../store/store.ts';
import { loadedTexts } from './catalogues.ts';

/** `timeZone`: the clock of every moment shown. */
export function TextProvider({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const loaded = useStore(loadedTexts);
  if (!loaded) return null;
  return (
    <IntlProvider locale={loaded.language} messages={loaded.messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
