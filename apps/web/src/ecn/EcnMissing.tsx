import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../kit/ui/Button.tsx';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { IconSearch } from '../kit/ui/icons.ts';

/** In place of a change that the address does not name, or that does not exist. */
export function EcnMissing({ ecnNumber }: { ecnNumber: string }) {
  const t = useTranslations('ecn');
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={IconSearch}
      title={ecnNumber ? t('notThere', { ecnNumber }) : t('noneChosen')}
      action={
        <Button
          kind="outline"
          onClick={() => void navigate({ to: '/engineering/ecn/list', search: { status: 'all', q: ecnNumber } })}
        >
          {t('findEcn')}
        </Button>
      }
    >
      {ecnNumber ? t('notThereHow') : t('noneChosenHow')}
    </EmptyState>
  );
}
