import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePerson } from '../../auth/index.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { useBack } from './use-back.ts';
import styles from './WaysOn.module.css';

/** Where to go from a screen with nothing to do. Whoever has only the workbench has no list of functions. */
export function WaysOn() {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const back = useBack();
  const { onlyConsole } = usePerson();
  return (
    <div className={styles['ways']}>
      <Button kind="primary" wide onClick={() => void navigate({ to: onlyConsole ? '/setting' : '/navigation' })}>
        {t(onlyConsole ? 'screens.me' : 'screens.allFunctions')}
      </Button>
      {back && (
        <Button kind="outline" wide onClick={back}>
          {t('back')}
        </Button>
      )}
    </div>
  );
}
