import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../kit/ui/Button.tsx';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { IconProblem } from '../kit/ui/icons.ts';
import { Screen } from '../kit/ui/Screen.tsx';
import { MissingPart } from './lazy-screen.ts';

/** Instead of a screen that could not be drawn. The dock around it still works. */
export function ScreenFault({ error, reset }: ErrorComponentProps) {
  const t = useTranslations('client');
  const router = useRouter();
  const reload = (
    <Button kind="outline" onClick={() => window.location.reload()}>
      {t('reload')}
    </Button>
  );
  if (error instanceof MissingPart) {
    return (
      <Screen fill>
        <ErrorState title={t('missingPart')} saved={reload}>
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
      <ErrorState icon={IconProblem} title={t('broken')} onRetry={retry} saved={reload}>
        {t('brokenHow')}
      </ErrorState>
    </Screen>
  );
}
