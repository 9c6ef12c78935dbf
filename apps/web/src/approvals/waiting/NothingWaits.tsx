import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconOk, IconSearch } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { otherKind } from './other-kind.ts';
import type { Waiting } from './use-waiting.ts';

/** The reason for an empty list: everything is decided, or nothing matches the search. */
export function NothingWaits({ search: { q, change, type }, counts }: Pick<Waiting, 'search' | 'counts'>) {
  const t = useTranslations('approvals');
  const words = q?.trim();
  if (!words) {
    const other = otherKind(counts.data?.kinds ?? [], type);
    return (
      <EmptyState
        icon={IconOk}
        title={other ? t(`noneOfKind.${type}`) : t('nothingWaits')}
        how={t(`nothingWaitsHow.${type}`)}
        action={
          other && (
            <Button kind="primary" onClick={() => change({ type: other.type })}>
              {t('goToKind', { kind: t(`kindLong.${other.type}`), count: `${other.waiting}${other.more ? '+' : ''}` })}
            </Button>
          )
        }
      />
    );
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
