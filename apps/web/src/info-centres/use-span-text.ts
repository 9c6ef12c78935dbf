import type { Series } from '@gemba/contract/info-centres/centre';
import { useFormatter, useTranslations } from 'use-intl';
import { useFigures } from '../kit/text/use-figures.ts';

type Point = Pick<Series['points'][number], 'from' | 'to'>;

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The name of a point of a chart, in full and short. */
export const useSpanText = (today: string) => {
  const t = useTranslations('info-centres');
  const format = useFormatter();
  const figures = useFigures();
  const month = (day: string, form: 'long' | 'narrow') =>
    format.dateTime(new Date(`${day}T00:00:00Z`), {
      month: form,
      ...(form === 'long' && { year: 'numeric' }),
      timeZone: 'UTC',
    });
  const age = ({ from, to }: Point) => {
    if (from === null && to !== null) {
      const days = String(daysBetween(to, today) - 1);
      return { label: t('ages.lateOver', { days }), short: t('ages.over', { days }) };
    }
    const first = daysBetween(today, from ?? today);
    if (to === null) {
      const days = String(first);
      return { label: t('ages.dueOver', { days }), short: t('ages.later', { days }) };
    }
    const last = daysBetween(today, to);
    return first < 0
      ? { label: t('ages.late', { from: String(-last), to: String(-first) }), short: `${-last}–${-first}` }
      : { label: t('ages.due', { from: String(first), to: String(last) }), short: `+${first}–${last}` };
  };
  const week = ({ from, to }: Point) => {
    if (from === null) return { label: t('weeks.before'), short: t('weeks.beforeShort') };
    if (to === null) return { label: t('weeks.later', { day: figures.day(from) }), short: t('weeks.laterShort') };
    return {
      label: t('weeks.of', { day: figures.day(from) }),
      short: String(Number(from.slice(8))),
    };
  };
  return (kind: Series['kind'], point: Point) => {
    if (kind === 'ages') return age(point);
    if (kind === 'weeks') return week(point);
    const day = point.from ?? today;
    return { label: month(day, 'long'), short: month(day, 'narrow') };
  };
};
