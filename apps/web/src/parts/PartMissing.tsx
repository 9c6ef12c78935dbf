import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMenus } from '../auth/index.ts';
import { EmptyState } from '../kit/ui/feedback/EmptyState.tsx';
import { IconSearch } from '../kit/ui/icons.ts';
import { Button } from '../kit/ui/input/Button.tsx';

/** Shown when the address names no part, or one that does not exist. */
export function PartMissing({ partNumber }: { partNumber: string }) {
  const t = useTranslations('parts');
  const navigate = useNavigate();
  const mayFind = useMenus().has('/pnList');
  return (
    <EmptyState
      icon={IconSearch}
      title={partNumber ? t('notThere', { partNumber }) : t('noneChosen')}
      how={partNumber ? t('notThereHow') : t('noneChosenHow')}
      action={
        mayFind && (
          <Button kind="outline" onClick={() => void navigate({ to: '/pnList', search: { q: partNumber } })}>
            {t('findPart')}
          </Button>
        )
      }
      note={partNumber && t('numberRule')}
    />
  );
}
