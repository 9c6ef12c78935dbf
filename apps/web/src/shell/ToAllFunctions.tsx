import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../kit/ui/Button.tsx';

/** The way on from wherever there is nothing to do. */
export function ToAllFunctions() {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  return (
    <Button kind="primary" onClick={() => void navigate({ to: '/navigation' })}>
      {t('screens.allFunctions')}
    </Button>
  );
}
