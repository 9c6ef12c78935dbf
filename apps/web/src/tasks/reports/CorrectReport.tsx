import { Reason } from '@gemba/contract/inventory/posting-shapes';
import { plain } from '@gemba/contract/kit/fixed-point';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { piecesRules } from '@gemba/contract/tasks/reports/pieces-rules';
import type { TimeReport } from '@gemba/contract/tasks/reports/time-report';
import { AFTER_DAYS, spanRules } from '@gemba/contract/tasks/reports/time-rules';
import { useTranslations } from 'use-intl';
import { companySetting } from '../../auth/index.ts';
import { PostingSheets, ruleErrors, useSayViolation } from '../../inventory/index.ts';
import type { FieldPath, FormError } from '../../kit/form/use-form.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { useStore } from '../../kit/store/store.ts';
import { useNow } from '../../kit/ui/figures/use-now.ts';
import { IconUndo } from '../../kit/ui/icons.ts';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { MAXIMUM_WARNING, maximumNow } from '../maximum.ts';
import { OverMaximumButtons } from '../OverMaximumButtons.tsx';
import { isOverMaximum, PiecesPart } from '../PiecesPart.tsx';
import { bodyOfPieces, fieldOfPieces, wageTyped } from '../pieces.ts';
import { useOperationTitle } from '../use-operation-title.ts';
import { wallTime } from '../wall-time.ts';
import styles from './CorrectReport.module.css';
import { TimesPart } from './TimesPart.tsx';
import { momentsOf, shownTimes, type TypedReport } from './typed.ts';
import { CORRECT_FORM, useCorrectTimeReport } from './use-correct-time-report.ts';

type Typed = TypedReport & { reason: string; way: 'replace' | 'takeBack' };
type Props = { report: TimeReport; onBack: () => void };

type Confirm = ('QUALIFIED_QTY_OVER_MAXIMUM_WARNING' | 'TIME_BEYOND_SHIFT_WARNING')[];

const IN_REPLACEMENT = /^replacement\./;

/** Takes a report back with a reason, and says it right in the same step where that is wanted. */
export function CorrectReport({ report, onBack }: Props) {
  const t = useTranslations('tasks');
  const say = useTranslations('posting');
  const sayViolation = useSayViolation();
  const titleOf = useOperationTitle();
  const { timeZone } = useStore(companySetting);
  const { reportId, wc, uom, qualifiedQty, defectiveItems } = report;
  const { defectItems } = report.correction;
  const posting = useCorrectTimeReport(reportId);
  const maximum = maximumNow(posting, report.correction.maximum);
  const offered = { start: report.startedAt, end: report.endedAt };
  const momentsIn = (typed: Typed) => {
    const { start = offered.start, end = offered.end } = momentsOf(typed, offered, timeZone);
    return { start, end };
  };
  const replacementOf = (typed: Typed) => {
    const { start, end } = momentsIn(typed);
    const isMoved = start !== offered.start || end !== offered.end;
    return { ...bodyOfPieces(typed), ...(isMoved && { start, end }) };
  };
  const now = useNow();
  const form = useForm<Typed>({
    name: CORRECT_FORM,
    empty: {
      reason: '',
      way: 'replace',
      qualifiedQty: plain(qualifiedQty),
      defects: Object.fromEntries(defectiveItems.map(({ item, quantity }) => [item, plain(quantity)])),
      wageType: wageTyped(report.wageType),
      start: '',
      end: '',
    },
    posting,
    errorsOf: (typed) => {
      const missing: [FieldPath, FormError][] = Reason.safeParse(typed.reason.trim()).success
        ? []
        : [['reason', { message: say('reasonRequired'), late: true }]];
      if (typed.way === 'takeBack') return new Map(missing);
      const body = replacementOf(typed);
      const violations = [
        ...piecesRules({ ...body, confirm: [MAXIMUM_WARNING] }, { wc, maximum, defectItems }),
        ...('start' in body ? spanRules(momentsIn(typed), new Date(now), AFTER_DAYS) : []),
      ];
      return ruleErrors(violations, {
        own: missing,
        fieldOf: ({ field }) => fieldOfPieces(field, typed),
        say: sayViolation,
      });
    },
    fieldOf: ({ field }, typed) => fieldOfPieces(field.replace(IN_REPLACEMENT, ''), typed),
  });
  const { typed } = form;
  const replaces = typed.way === 'replace';
  const send = (confirm?: Confirm) =>
    form.mayGo()
      ? posting.send({
          params: { reportId: String(reportId) },
          body: {
            reason: typed.reason.trim(),
            ...(replaces && { replacement: { ...replacementOf(typed), ...(confirm && { confirm }) } }),
          },
        })
      : undefined;
  const over = replaces && isOverMaximum(typed, maximum);
  const asked = {
    ...posting,
    question: posting.question?.code === MAXIMUM_WARNING ? undefined : posting.question,
    // The confirmation belongs to the replacement.
    agree: async () => send([...(over ? ([MAXIMUM_WARNING] as const) : []), 'TIME_BEYOND_SHIFT_WARNING']),
  };
  return (
    <Screen
      header={
        <AppBar title={t('correctNumber', { number: String(reportId) })} subtitle={titleOf(report)} onBack={onBack} />
      }
      footer={
        <ActionBar>
          {over && !posting.unknown ? (
            <OverMaximumButtons
              quantity={typed.qualifiedQty}
              maximum={maximum}
              busy={posting.busy}
              onCorrect={() => form.write({ qualifiedQty: plain(maximum) })}
              onUse={() => send([MAXIMUM_WARNING])}
            />
          ) : (
            <PostButton posting={posting} icon={IconUndo} check={t('check')} onPost={() => send()}>
              {t(replaces ? 'correctIt' : 'takeItBack')}
            </PostButton>
          )}
        </ActionBar>
      }
    >
      <PostingFields form={form} posting={posting} className={styles['form']}>
        <p className={styles['how']}>{t('correctHow')}</p>
        <SegmentedControl
          label={t('correct')}
          segments={(['replace', 'takeBack'] as const).map((value) => ({ value, label: t(`ways.${value}`) }))}
          value={typed.way}
          onChange={(way) => form.write({ way })}
        />
        <TextArea
          label={say('reason')}
          rows={2}
          value={typed.reason}
          maxLength={maximumLength(Reason)}
          error={form.errorAt('reason')}
          onChange={({ target }) => form.write({ reason: target.value })}
        />
        {replaces && (
          <>
            <Card pad>
              <PiecesPart
                facts={{ maximum, defectItems, uom }}
                typed={typed}
                onChange={form.write}
                errorAt={form.errorAt}
              />
            </Card>
            <Card pad>
              <TimesPart
                times={shownTimes(typed, offered, timeZone)}
                timeZone={timeZone}
                max={wallTime(now, timeZone)}
                onChange={form.write}
                errorAt={form.errorAt}
              />
            </Card>
          </>
        )}
      </PostingFields>
      <PostingSheets posting={asked} anyway={t('countThem')} />
    </Screen>
  );
}
