import type { LogRow } from '@gemba/contract/inventory/inventory-shapes';
import { useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { runsOf } from '../../kit/ui/list/runs-of.ts';
import { Timeline } from '../../kit/ui/list/Timeline.tsx';
import { useLogEvents } from './use-log-events.tsx';

/** Rows of the log as a time line, day by day of the company. */
export function LogDays({ rows, everywhere }: { rows: readonly LogRow[]; everywhere: boolean }) {
  const t = useTranslations('inventory');
  const figures = useFigures();
  const { today, dayOf } = useToday();
  const eventOf = useLogEvents({ everywhere });
  return runsOf(rows, ({ postedAt }) => dayOf(postedAt)).map(({ key, rows: run }) => (
    <section key={key}>
      <SectionHeader title={key === today ? t('todayHead') : figures.day(key)} />
      <Timeline events={run.map(eventOf)} />
    </section>
  ));
}
