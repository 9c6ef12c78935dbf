import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconOk, IconSearch } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import type { Waiting } from './use-waiting.ts';

/** The reason for an empty list: everything is decided, or nothing matches the search. */
export function NothingWaits({ search: { q, change, type } }: Pick<Waiting, 'search'>) {
  const t = useTranslations('approvals');
  const words = q?.trim();
  if (!words) {
    return <EmptyState icon={IconOk} title={t('nothingWaits')} how={t(`nothingWaitsHow.${type}`)} />;
  }
  return (
    <EmptyState
      icon={IconSearch}
      title={t('notFound', { words })}
      how={t('notFoundHow')}
      action={<Button onClick={() => change({ q: undefined })}>{t('showAll')}</Button>}
    />
  );
}
