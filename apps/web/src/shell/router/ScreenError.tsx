import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { isServerReached } from '../../companies/index.ts';
import { useOnline } from '../../kit/offline/use-online.ts';
import { useStore } from '../../kit/store/store.ts';
import { loadedTexts } from '../../kit/text/catalogues.ts';
import { ErrorState } from '../../kit/ui/feedback/ErrorState.tsx';
import { IconProblem } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { MissingPart } from './lazy-screen.ts';
import styles from './WaysOn.module.css';
import { WaysOn } from './WaysOn.tsx';

const reload = () => window.location.reload();

const SECOND = 1_000;

/**
 * A browser asks for a part that did not come only once, so the page fetches it anew. Not before the server answers: a network
 * that has just come back may lead nowhere yet, and the browser's own page of that would be the end of the way.
 */
const reloadOnceReached = async (left: AbortSignal) => {
  while (!left.aborted) {
    if (await isServerReached(left)) return reload();
    await new Promise((resolve) => setTimeout(resolve, SECOND));
  }
};

/** Instead of a screen that could not be drawn. There is always a way on, also where no dock is. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const t = useTranslations('client');
  const kit = useTranslations('kit');
  const router = useRouter();
  const texts = useStore(loadedTexts);
  const online = useOnline();
  const isMissing = error instanceof MissingPart;
  useEffect(() => {
    if (!isMissing) return;
    const left = new AbortController();
    window.addEventListener('online', () => void reloadOnceReached(left.signal), { signal: left.signal });
    return () => left.abort();
  }, [isMissing]);
  const ways = (
    <div className={styles['ways']}>
      {/* Without the words of the shell its frame did not come either: nothing else could be drawn. */}
      {texts && 'shell' in texts.messages && <WaysOn />}
      <Button kind="outline" wide onClick={reload}>
        {t('reload')}
      </Button>
    </div>
  );
  if (isMissing) {
    return (
      <Screen fill>
        <ErrorState title={online ? t('missingPart') : kit('offline')} saved={ways}>
          {online ? t('missingPartHow') : t('missingOfflineHow')}
        </ErrorState>
      </Screen>
    );
  }
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <Screen fill>
      <ErrorState icon={IconProblem} title={t('broken')} onRetry={retry} saved={ways}>
        {t('brokenHow')}
      </ErrorState>
    </Screen>
  );
}
