import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { ScanListScreen } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconWorkOrder } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { addressOfReport, type When } from '../addresses.ts';
import { ReportWays } from './ReportWays.tsx';
import { useListReportableWorkOrders } from './use-list-reportable-work-orders.ts';
import { useOpenReportable } from './use-open-reportable.ts';

/** Work orders with an operation that I may report; the ways to tasks, my day and the lead's board stand above them. */
export function ReportableList({ when }: { when: When }) {
  const t = useTranslations('tasks');
  const say = useTranslations('refusals');
  const navigate = useNavigate();
  const figures = useFigures();
  const nameOf = usePartName();
  const { today } = useToday();
  const open = useOpenReportable(when);
  const { q = '' } = useSearch({ strict: false }) as { q?: string };
  const pages = useListReportableWorkOrders(q);
  const isDaily = when === 'daily';
  const show = (words: string) =>
    void navigate({
      to: isDaily ? '/report' : '/report/afterReport',
      search: { q: words || undefined },
      replace: true,
    });
  return (
    <ScanListScreen
      title={t(isDaily ? 'reportTime' : 'afterReport')}
      above={isDaily ? null : '/report'}
      expects={t('scanOrder')}
      label={t('findOrder')}
      q={q}
      onQuery={(words) => show(words.trim())}
      onScan={open}
      filter={isDaily && <ReportWays />}
      pages={pages}
      nothing="NOTHING_TO_REPORT"
      empty={{
        icon: IconWorkOrder,
        title: say('NOTHING_TO_REPORT'),
        how: t('nothingToReportHow'),
        noMatchHow: t('noOrderHow'),
      }}
    >
      {({ woNumber, part, uom, status, quantityOrdered, quantityReceived, dueDate, ...names }) => (
        <ListRow
          key={woNumber}
          href={addressOfReport({ woNumber }, when)}
          code
          title={part}
          sub={
            <>
              <span className="code">{woNumber}</span> · {nameOf(names)}
            </>
          }
          value={t('quantityOf', {
            done: figures.quantity(quantityReceived),
            all: figures.quantity(quantityOrdered),
            uom,
          })}
          valueSub={t('due', { day: figures.day(dueDate) })}
          chips={
            (dueDate < today || status === 'RUN') && (
              <>
                {dueDate < today && <StatusTag tone="bad">{t('late')}</StatusTag>}
                {status === 'RUN' && <StatusTag tone="info">{t('status.RUNNING')}</StatusTag>}
              </>
            )
          }
        />
      )}
    </ScanListScreen>
  );
}
