import { plain } from '@gemba/contract/kit/fixed-point';
import type { ReportForm as Order } from '@gemba/contract/tasks/reports/reportable-work-order';
import { AFTER_DAYS, DAILY_DAYS } from '@gemba/contract/tasks/reports/time-rules';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { PostingSheets, useListScan } from '../../inventory/index.ts';
import { PostingScreen } from '../../kit/frames/PostingScreen.tsx';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { useNow } from '../../kit/ui/figures/use-now.ts';
import { IconFinish } from '../../kit/ui/icons.ts';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { addressOfReport, type When } from '../addresses.ts';
import { MAXIMUM_WARNING, maximumNow } from '../maximum.ts';
import { OverMaximumButtons } from '../OverMaximumButtons.tsx';
import { isOverMaximum, PiecesPart } from '../PiecesPart.tsx';
import { wallTime } from '../wall-time.ts';
import { OperationPart } from './OperationPart.tsx';
import { offeredTimes } from './offered-times.ts';
import { TimesPart } from './TimesPart.tsx';
import type { Body } from './typed.ts';
import { useOpenReportable } from './use-open-reportable.ts';
import { useReportForm } from './use-report-form.ts';

type Props = {
  when: When;
  order: Order;
  /** The lead of the server's clock over this one, in milliseconds. */
  clockAhead: number;
  posting: Posting & { send: (input: { body: Body }) => Promise<void> };
  onBack: () => void;
};

/** Pieces and hours on an operation of a work order. */
export function ReportForm({ when, order, clockAhead, posting, onBack }: Props) {
  const t = useTranslations('tasks');
  const say = useTranslations('posting');
  const figures = useFigures();
  const nameOf = usePartName();
  const navigate = useNavigate();
  const { sequence } = useSearch({ strict: false }) as { sequence?: string };
  const { woNumber, part, operations, uom } = order;
  const only = operations.length === 1 ? operations[0] : undefined;
  const operation = operations.find((one) => String(one.sequence) === sequence) ?? only;
  const offered = useMemo(() => offeredTimes(when, order), [when, order]);
  const now = useNow() + clockAhead;
  const days = when === 'daily' ? DAILY_DAYS : AFTER_DAYS;
  const { form, requestOf, times, timeZone } = useReportForm({
    woNumber,
    operation,
    offered,
    now: new Date(now),
    days,
    posting,
  });
  const { last, find } = useListScan(useOpenReportable(when));
  const unknown = (what: string) => say.rich('scanUnknown', { what, code: asCode });
  const { typed } = form;
  const maximum = maximumNow(posting, operation?.maximum ?? '0');
  const over = operation !== undefined && isOverMaximum(typed, maximum);
  const send = (confirm: Body['confirm']) => {
    const body = requestOf(typed);
    return form.mayGo() && body ? posting.send({ body: { ...body, ...(confirm && { confirm }) } }) : undefined;
  };
  const asked = {
    ...posting,
    question: posting.question?.code === MAXIMUM_WARNING ? undefined : posting.question,
  };
  return (
    <PostingScreen
      title={t.rich(when === 'daily' ? 'reportWo' : 'afterReportWo', { woNumber, code: asCode })}
      subtitle={
        <>
          {asCode(part)} · {nameOf(order)}
        </>
      }
      onBack={onBack}
      scan={{ expects: t('scanOtherOrder'), last, onCode: (code) => void find(code, unknown) }}
      form={form}
      posting={posting}
      segments={[]}
      note={{}}
      buttons={
        over && !posting.unknown ? (
          <OverMaximumButtons
            quantity={typed.qualifiedQty}
            maximum={maximum}
            busy={posting.busy}
            onCorrect={() => form.write({ qualifiedQty: plain(maximum) })}
            onUse={() => send([MAXIMUM_WARNING])}
          />
        ) : (
          <PostButton posting={posting} icon={IconFinish} check={t('check')} onPost={() => send(undefined)}>
            {typed.qualifiedQty === ''
              ? t('reportIt')
              : t('reportPieces', { quantity: figures.quantity(typed.qualifiedQty), uom })}
          </PostButton>
        )
      }
      sheets={<PostingSheets posting={asked} anyway={t('countThem')} />}
    >
      <OperationPart
        order={order}
        operation={operation}
        error={form.errorAt('sequence')}
        onChoose={(chosen) =>
          void navigate({
            href: addressOfReport({ woNumber, sequence: chosen === undefined ? undefined : String(chosen) }, when),
            replace: true,
          })
        }
      />
      {operation && (
        <>
          <Card pad>
            <PiecesPart
              facts={{ maximum, defectItems: operation.defectItems, uom }}
              typed={typed}
              onChange={form.write}
              errorAt={form.errorAt}
            />
          </Card>
          <Card pad>
            <TimesPart
              times={times}
              timeZone={timeZone}
              max={wallTime(now, timeZone)}
              onChange={form.write}
              errorAt={form.errorAt}
            />
          </Card>
        </>
      )}
    </PostingScreen>
  );
}
