import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../kit/store/store.ts';
import { loadedTexts } from '../kit/text/catalogues.ts';
import { Button } from '../kit/ui/Button.tsx';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { IconProblem } from '../kit/ui/icons.ts';
import { Screen } from '../kit/ui/Screen.tsx';
import { MissingPart } from './lazy-screen.ts';
import styles from './WaysOn.module.css';
import { WaysOn } from './WaysOn.tsx';

const reload = () => window.location.reload();

/** Instead of a screen that could not be drawn. There is always a way on, also where no dock is. */
export function ScreenFault({ error, reset }: ErrorComponentProps) {
  const t = useTranslations('client');
  const router = useRouter();
  const texts = useStore(loadedTexts);
  const isMissing = error instanceof MissingPart;
  useEffect(() => {
    // A browser asks for a part that did not come only once; with the network back the page fetches it anew.
    if (isMissing) window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
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
        <ErrorState title={t('missingPart')} saved={ways}>
          {t('missingPartHow')}
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
