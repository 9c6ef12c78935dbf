import type { AlarmRow } from '@gemba/contract/alarms/alarm/alarm';
import { useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { AlarmTag } from '../AlarmTag.tsx';
import { addressOfAlarm } from '../addresses.ts';
import { LevelBars } from '../LevelBars.tsx';

/** An alarm in a list. */
export function AlarmItem({ alarm }: { alarm: AlarmRow }) {
  const t = useTranslations('alarms');
  const figures = useFigures();
  const { dayOf } = useToday();
  const { id, typePath, wc, description, raisedAt, raisedBy, level, topLevel } = alarm;
  return (
    <ListRow
      href={addressOfAlarm(id)}
      title={typePath.at(-1)}
      sub={[wc, description, t('raisedBy', { name: raisedBy.name })].filter((one) => one !== '').join(' · ')}
      value={figures.time(raisedAt)}
      valueSub={figures.day(dayOf(raisedAt))}
      chips={
        <>
          <LevelBars level={level} topLevel={topLevel} />
          <AlarmTag alarm={alarm} />
        </>
      }
    />
  );
}
