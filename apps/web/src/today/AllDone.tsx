import { useTranslations } from 'use-intl';
import { EmptyState } from '../kit/ui/feedback/EmptyState.tsx';
import { IconOk } from '../kit/ui/icons.ts';

/** Nothing is due, late or waiting: done. */
export function AllDone({ filtered = false }: { filtered?: boolean }) {
  const t = useTranslations('today');
  return (
    <EmptyState
      icon={IconOk}
      title={t(filtered ? 'doneOfKind' : 'done')}
      how={t(filtered ? 'doneOfKindHow' : 'doneHow')}
    />
  );
}
