import type { AlarmRow } from '@gemba/contract/alarms/alarm/alarm';
import { useTranslations } from 'use-intl';
import { useToday } from '../auth/index.ts';
import { useFigures } from '../kit/text/use-figures.ts';

/** `raised 7:14 PM by Wei Zhang`, with its day where that is not today. */
export const useRaisedAt = () => {
  const t = useTranslations('alarms');
  const figures = useFigures();
  const { today, dayOf } = useToday();
  return ({ raisedAt, raisedBy: { name } }: Pick<AlarmRow, 'raisedAt' | 'raisedBy'>) =>
    dayOf(raisedAt) === today
      ? t('raisedAt', { time: figures.time(raisedAt), name })
      : t('raisedOn', { day: figures.moment(raisedAt), name });
};
