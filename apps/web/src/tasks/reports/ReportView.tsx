import { isZero } from '@gemba/contract/kit/fixed-point';
import type { TimeReport } from '@gemba/contract/tasks/reports/time-report';
import { useTranslations } from 'use-intl';
import { companySetting, useLinkTo } from '../../auth/index.ts';
import { DocumentHead } from '../../kit/frames/DocumentHead.tsx';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { useStore } from '../../kit/store/store.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { IconUndo } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/input/MenuButton.tsx';
import { TextLink } from '../../kit/ui/input/TextLink.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';
import { addressOfTimeReport } from '../addresses.ts';
import { wageTyped } from '../pieces.ts';
import { useDurations } from '../use-durations.ts';
import { useOperationTitle } from '../use-operation-title.ts';
import { WorkOrderWords } from '../WorkOrderWords.tsx';
import { ReportTags } from './ReportTags.tsx';

type Props = { report: TimeReport; onBack: () => void; onRefresh: () => Promise<unknown> };

/** A report as it was made. Nothing in it is overwritten: a counter-report takes it back. */
export function ReportView({ report, onBack, onRefresh }: Props) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const durations = useDurations();
  const { reportId, correction, intervals } = report;
  return (
    <DocumentScreen
      title={t('reportNumber', { number: String(reportId) })}
      onBack={onBack}
      actions={
        <MenuButton
          label={t('more')}
          items={
            correction.allowed
              ? [
                  {
                    key: 'correct',
                    label: t('correct'),
                    icon: IconUndo,
                    href: addressOfTimeReport(reportId, 'correct'),
                  },
                ]
              : []
          }
        />
      }
      onRefresh={onRefresh}
    >
      <ReportHead report={report} />
      <PiecesOfReport report={report} />
      {intervals.length > 0 && (
        <ListSection title={t('intervals')}>
          {intervals.map(({ startedAt, endedAt, phase }) => (
            <ListRow
              key={startedAt}
              title={t('fromTo', { from: figures.time(startedAt), to: figures.time(endedAt) })}
              sub={t(`phases.${phase}`)}
              value={durations((Date.parse(endedAt) - Date.parse(startedAt)) / 1000)}
            />
          ))}
        </ListSection>
      )}
    </DocumentScreen>
  );
}

/** The refusals that the report itself already tells. */
const TOLD = ['POSTING_IS_REVERSED', 'POSTING_IS_REVERSAL', 'LIMITED_PERMISSIONS'];

function ReportHead({ report }: { report: TimeReport }) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const titleOf = useOperationTitle();
  const nameOf = usePartName();
  const durations = useDurations();
  const linkTo = useLinkTo();
  const say = useRefusal() as unknown as (code: string, facts: object) => string;
  const { woNumber, part, wc, worker, hours, startedAt, endedAt, corrects, correctedBy, replacedBy, correction } =
    report;
  const others = [
    corrects && { text: t('takesBack', { number: String(corrects) }), reportId: corrects },
    correctedBy && { text: t('takenBackBy', { number: String(correctedBy) }), reportId: correctedBy },
    replacedBy && { text: t('replacedBy', { number: String(replacedBy) }), reportId: replacedBy },
  ].filter((other) => !!other);
  const refusal = correction.refusal;
  return (
    <DocumentHead
      title={titleOf(report)}
      sub={
        <TextLink href={linkTo('wo', woNumber)}>
          <WorkOrderWords woNumber={woNumber} codes={[part, wc]} words={[nameOf(report)]} />
        </TextLink>
      }
      amount={durations(Number(hours) * 3600)}
      tags={<ReportTags report={report} />}
      facts={[
        { label: t('worker'), value: worker.name },
        { label: t('times.start'), value: figures.moment(startedAt) },
        { label: t('times.end'), value: figures.moment(endedAt) },
      ]}
      reason={report.reason}
      other={others.map(({ text, reportId }) => (
        <span key={reportId}>
          <TextLink href={addressOfTimeReport(reportId)}>{text}</TextLink>{' '}
        </span>
      ))}
      why={refusal && !TOLD.includes(refusal) && say(refusal, { woNumber })}
    />
  );
}

function PiecesOfReport({ report }: { report: TimeReport }) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const { baseCurrency } = useStore(companySetting);
  const { qualifiedQty, defectiveQuantity, defectiveItems, excessQty, uom, wageType, pieceRate, estimatedHours } =
    report;
  const pieces = (quantity: string) => t('pieces', { quantity: figures.quantity(quantity), uom });
  return (
    <section>
      <SectionHeader title={t('piecesAndPay')} />
      <Card pad>
        <KeyValueList
          facts={[
            { label: t('qualifiedQty'), value: pieces(qualifiedQty) },
            { label: t('defectiveQty'), value: pieces(defectiveQuantity) },
            ...defectiveItems.map(({ name, quantity }) => ({ label: name, value: pieces(quantity) })),
            ...(isZero(excessQty) ? [] : [{ label: t('aboveMaximumLabel'), value: pieces(excessQty) }]),
            { label: t('paidBy'), value: t(`wage.${wageTyped(wageType)}`) },
            ...(pieceRate === null
              ? []
              : [{ label: t('pieceRate'), value: figures.unitCost(pieceRate, baseCurrency) }]),
            { label: t('estimated'), value: t('hours', { hours: figures.quantity(estimatedHours) }) },
            { label: t('reportedBy'), value: report.reportedBy.name },
            { label: t('reportedAt'), value: figures.moment(report.reportedAt) },
          ]}
        />
      </Card>
    </section>
  );
}
