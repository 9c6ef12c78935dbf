import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMenus } from '../auth/index.ts';
import { Button } from '../kit/ui/Button.tsx';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { IconSearch } from '../kit/ui/icons.ts';

/** In place of a part that the address does not name, or that does not exist. */
export function PartMissing({ partNumber }: { partNumber: string }) {
  const t = useTranslations('parts');
  const navigate = useNavigate();
  const mayFind = useMenus().has('/pnList');
  return (
    <EmptyState
      icon={IconSearch}
      title={partNumber ? t('notThere', { partNumber }) : t('noneChosen')}
      action={
        mayFind && (
          <Button kind="outline" onClick={() => void navigate({ to: '/pnList', search: { q: partNumber } })}>
            {t('findPart')}
          </Button>
        )
      }
      note={partNumber && t('numberRule')}
    >
      {partNumber ? t('notThereHow') : t('noneChosenHow')}
    </EmptyState>
  );
}
