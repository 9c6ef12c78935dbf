import type { TerminalWorker } from '@gemba/contract/auth/terminal/list-terminal-workers';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { IconPeople, IconUser } from '../../kit/ui/icons.ts';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useListTerminalWorkers } from './use-list-terminal-workers.ts';

/** The people who may take the turn. Somebody without a PIN is shown too, and told what to do. */
export function WorkerList({ onPick }: { onPick: (worker: TerminalWorker) => void }) {
  const t = useTranslations('terminal');
  const { data, error, refetch } = useListTerminalWorkers();
  if (error) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton rows={3} lead />;
  if (data.workers.length === 0)
    return <EmptyState icon={IconPeople} title={t('nobody', { wc: data.wc })} how={t('nobodyHow')} />;
  return (
    <List>
      {data.workers.map((worker) => {
        const { userName, displayName, hasPin, present } = worker;
        const maySwitch = hasPin && !present;
        return (
          <ListRow
            key={userName}
            lead={<IconTile icon={IconUser} {...(present && { tone: 'brand' as const })} />}
            title={displayName}
            sub={present ? t('hasTurn') : !hasPin && t('noPin')}
            chevron={maySwitch}
            onClick={maySwitch ? () => onPick(worker) : undefined}
          />
        );
      })}
    </List>
  );
}
