import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../kit/ui/feedback/EmptyState.tsx';
import { IconSearch } from '../kit/ui/icons.ts';
import { Button } from '../kit/ui/input/Button.tsx';

/** Shown when the address names no change, or one that does not exist. */
export function EcnMissing({ ecnNumber }: { ecnNumber: string }) {
  const t = useTranslations('ecn');
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={IconSearch}
      title={ecnNumber ? t('notThere', { ecnNumber }) : t('noneChosen')}
      how={ecnNumber ? t('notThereHow') : t('noneChosenHow')}
      action={
        <Button
          kind="outline"
          onClick={() => void navigate({ to: '/engineering/ecn/list', search: { status: 'all', q: ecnNumber } })}
        >
          {t('findEcn')}
        </Button>
      }
    />
  );
}
