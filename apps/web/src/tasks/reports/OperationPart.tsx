import type { ReportableOperation, ReportForm } from '@gemba/contract/tasks/reports/reportable-work-order';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePerson } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { IconTimer } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { RadioList } from '../../kit/ui/input/RadioList.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Facts } from '../../kit/ui/list/Facts.tsx';
import { addressOfTask } from '../addresses.ts';
import { useTakeOperation } from '../task/use-take-operation.ts';
import { useDurations } from '../use-durations.ts';
import { useOperationTitle } from '../use-operation-title.ts';
import styles from './ReportForm.module.css';

type Props = {
  order: ReportForm;
  operation: ReportableOperation | undefined;
  onChoose: (sequence: number | undefined) => void;
  error: string | undefined;
};

/** The operation comes first: all else depends on it. */
export function OperationPart({ order, operation, onChoose, error }: Props) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const titleOf = useOperationTitle();
  const { operations, quantityOrdered } = order;
  if (operation) return <ChosenOperation order={order} operation={operation} onChange={() => onChoose(undefined)} />;
  return (
    <div data-wrong={error ? true : undefined} tabIndex={-1}>
      <RadioList
        cards
        labelShown
        label={t('chooseOperation')}
        value={undefined}
        options={operations.map((one) => ({
          value: String(one.sequence),
          title: titleOf(one),
          text: t('operationFacts', {
            wc: one.wc,
            done: figures.quantity(one.qualifiedQuantity),
            all: figures.quantity(quantityOrdered),
            maximum: figures.quantity(one.maximum),
          }),
        }))}
        onChange={(sequence) => onChoose(Number(sequence))}
      />
      {error && <Help tone="error">{error}</Help>}
    </div>
  );
}

type ChosenProps = { order: ReportForm; operation: ReportableOperation; onChange: () => void };

function ChosenOperation({ order, operation, onChange }: ChosenProps) {
  const t = useTranslations('tasks');
  const navigate = useNavigate();
  const titleOf = useOperationTitle();
  const durations = useDurations();
  const { displayName } = usePerson();
  const taking = useTakeOperation();
  const { woNumber, operations } = order;
  const { wc, wcName, sequence, taskId, estimatedHours, reportedHours } = operation;
  const withClock = () =>
    taskId === null ? taking.send({ body: { woNumber, sequence } }) : void navigate({ href: addressOfTask(taskId) });
  return (
    <>
      <Card pad>
        <div className={styles['change']}>
          <div className={styles['chosen']}>
            <p className={styles['title']}>{titleOf(operation)}</p>
            <p className={styles['sub']}>
              <span className="code">{wc}</span> · {wcName}
            </p>
          </div>
          {operations.length > 1 && (
            <Button small kind="text" onClick={onChange}>
              {t('change')}
            </Button>
          )}
        </div>
        <div className={styles['facts']}>
          <Facts
            facts={[
              { label: t('worker'), value: displayName },
              { label: t('estimated'), value: durations(Number(estimatedHours) * 3600) },
              { label: t('reportedSoFar'), value: durations(Number(reportedHours) * 3600) },
            ]}
          />
        </div>
      </Card>
      <Banner
        icon={IconTimer}
        title={t(taskId === null ? 'withClock' : 'hasTask')}
        action={
          <Button small kind="outline" busy={taking.busy} onClick={withClock}>
            {t(taskId === null ? 'takeTask' : 'showTask')}
          </Button>
        }
      >
        {taking.refused?.message}
      </Banner>
    </>
  );
}
