import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconBom } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';

type Props = { partNumber: string; revision: string | undefined };

/** A part without a BOM, or without one of that revision. */
export function NoBom({ partNumber, revision }: Props) {
  const t = useTranslations('bom');
  const navigate = useNavigate();
  const mayAdd = useMenus().has('/engineering/bom/add');
  if (revision) {
    return (
      <EmptyState
        icon={IconBom}
        title={t('noBomInRevision', { partNumber, revision })}
        action={
          <Button
            kind="outline"
            onClick={() => void navigate({ to: '/engineering/bom/detail', search: { partNumber }, replace: true })}
          >
            {t('currentRevision')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={IconBom}
      title={t('noBom', { partNumber })}
      how={t('noBomHow')}
      action={
        mayAdd && (
          <Button kind="outline" onClick={() => void navigate({ to: '/engineering/bom/add', search: { partNumber } })}>
            {t('add')}
          </Button>
        )
      }
    />
  );
}
