import { plain } from '@gemba/contract/kit/fixed-point';
import { piecesRules } from '@gemba/contract/tasks/reports/pieces-rules';
import type { Task } from '@gemba/contract/tasks/task/task-shapes';
import { useTranslations } from 'use-intl';
import { ruleErrors, useSayViolation } from '../../inventory/index.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconFinish } from '../../kit/ui/icons.ts';
import { MAXIMUM_WARNING, maximumNow } from '../maximum.ts';
import { OverMaximumButtons } from '../OverMaximumButtons.tsx';
import { isOverMaximum, PiecesPart } from '../PiecesPart.tsx';
import { bodyOfPieces, fieldOfPieces, type TypedPieces, wageTyped } from '../pieces.ts';
import { WorkOrderWords } from '../WorkOrderWords.tsx';
import { isNothing, type Pieces } from './counting.ts';
import styles from './FinishSheet.module.css';
import { tapped } from './tapped.ts';
import { FINISH_FORM, type useFinishTask } from './use-finish-task.ts';

type Props = {
  onClose: () => void;
  task: Task;
  /** Pieces that were counted on the way. */
  counted: Pieces;
  posting: ReturnType<typeof useFinishTask>;
};

/** Quantities on the spot: those counted on the way stand there already. */
export function FinishSheet({ onClose, task, counted, posting }: Props) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const say = useSayViolation();
  const { taskId, woNumber, sequence, wc, uom, defectItems } = task;
  const maximum = maximumNow(posting, task.maximum);
  const form = useForm<TypedPieces>({
    name: FINISH_FORM,
    empty: {
      qualifiedQty: isNothing(counted) ? '' : plain(counted.qualified),
      defects: counted.defects,
      wageType: wageTyped(task.wageType),
    },
    posting,
    errorsOf: (typed) =>
      ruleErrors(piecesRules({ ...bodyOfPieces(typed), confirm: [MAXIMUM_WARNING] }, { wc, maximum, defectItems }), {
        fieldOf: ({ field }) => fieldOfPieces(field, typed),
        say,
      }),
    fieldOf: ({ field }, typed) => fieldOfPieces(field, typed),
  });
  const { typed, body } = form;
  const locked = posting.busy || posting.unknown;
  const finish = (agreed: { confirm?: [typeof MAXIMUM_WARNING] } = {}) =>
    form.mayGo()
      ? posting.send({ params: { taskId: String(taskId) }, body: { ...tapped(), ...bodyOfPieces(typed), ...agreed } })
      : undefined;
  return (
    <Sheet
      open
      onClose={() => {
        if (!locked) form.clear();
        onClose();
      }}
      title={t('reportAndFinish')}
      sub={<WorkOrderWords woNumber={woNumber} codes={[wc]} words={[t('seq', { sequence: String(sequence) })]} />}
      footer={
        <div className={styles['buttons']}>
          {isOverMaximum(typed, maximum) && !posting.unknown ? (
            <OverMaximumButtons
              quantity={typed.qualifiedQty}
              maximum={maximum}
              busy={posting.busy}
              onCorrect={() => form.write({ qualifiedQty: plain(maximum) })}
              onUse={() => finish({ confirm: [MAXIMUM_WARNING] })}
            />
          ) : (
            <PostButton posting={posting} icon={IconFinish} check={t('check')} onPost={() => finish()}>
              {typed.qualifiedQty === ''
                ? t('finish')
                : t('finishWith', { quantity: figures.quantity(typed.qualifiedQty) })}
            </PostButton>
          )}
        </div>
      }
    >
      <div ref={body} className={styles['body']}>
        <PostingNotice posting={posting} shownAtField={form.refusedAtField} />
        <div inert={locked}>
          <PiecesPart
            facts={{ maximum, defectItems, uom }}
            typed={typed}
            onChange={form.write}
            errorAt={form.errorAt}
          />
        </div>
      </div>
    </Sheet>
  );
}
