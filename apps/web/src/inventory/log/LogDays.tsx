import type { LogRow } from '@gemba/contract/inventory/inventory-shapes';
import { todayIn } from '@gemba/contract/kit/dates';
import { useTranslations } from 'use-intl';
import { companySetting } from '../../auth/index.ts';
import { useStore } from '../../kit/store/store.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { SectionHeader } from '../../kit/ui/SectionHeader.tsx';
import { Timeline } from '../../kit/ui/Timeline.tsx';
import { runsOf } from '../runs-of.ts';
import { useLogEvents } from './use-log-events.tsx';

/** Rows of the log as a time line, day by day of the company. */
export function LogDays({ rows, everywhere }: { rows: readonly LogRow[]; everywhere: boolean }) {
  const t = useTranslations('inventory');
  const figures = useFigures();
  const { timeZone } = useStore(companySetting);
  const eventOf = useLogEvents({ everywhere });
  const today = todayIn(timeZone, new Date());
  return runsOf(rows, ({ postedAt }) => todayIn(timeZone, new Date(postedAt))).map(({ key, rows: run }) => (
    <section key={key}>
      <SectionHeader title={key === today ? t('todayHead') : figures.day(key)} />
      <Timeline events={run.map(eventOf)} />
    </section>
  ));
}
