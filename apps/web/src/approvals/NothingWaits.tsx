import { useTranslations } from 'use-intl';
import { Button } from '../kit/ui/Button.tsx';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { IconOk, IconSearch } from '../kit/ui/icons.ts';
import type { Waiting } from './use-waiting.ts';

/** Why the list is empty: all is decided, or nothing fits the words. */
export function NothingWaits({ search: { q, change, type } }: Pick<Waiting, 'search'>) {
  const t = useTranslations('approvals');
  const words = q?.trim();
  if (!words) {
    return (
      <EmptyState icon={IconOk} title={t('nothingWaits')}>
        {t(`nothingWaitsHow.${type}`)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconSearch}
      title={t('notFound', { words })}
      action={<Button onClick={() => change({ q: undefined })}>{t('showAll')}</Button>}
    >
      {t('notFoundHow')}
    </EmptyState>
  );
}
