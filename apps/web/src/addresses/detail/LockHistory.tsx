import type { LockEvent } from '@gemba/contract/addresses/lock-customer';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Fold } from '../../kit/ui/Fold.tsx';
import { IconLocked, IconOk } from '../../kit/ui/icons.ts';
import { Timeline } from '../../kit/ui/Timeline.tsx';

/** Every time it was locked and unlocked, the newest first. */
export function LockHistory({ history }: { history: readonly LockEvent[] }) {
  const t = useTranslations('addresses');
  const figures = useFigures();
  if (history.length === 0) return null;
  return (
    <Fold title={t('lockHistory')} note={history.length}>
      <Timeline
        events={history.map(({ version, event, reason, by, at }) => ({
          key: String(version),
          icon: event === 'lock' ? IconLocked : IconOk,
          tone: event === 'lock' ? 'bad' : 'ok',
          title: t(`history.${event}`),
          time: figures.moment(at),
          sub: `${by} · ${reason}`,
        }))}
      />
    </Fold>
  );
}
