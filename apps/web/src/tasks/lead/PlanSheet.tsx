import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';
import type { Worker } from '@gemba/contract/tasks/task/task-shapes';
import { useTranslations } from 'use-intl';
import { type FormError, useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconAdd } from '../../kit/ui/icons.ts';
import { Field } from '../../kit/ui/input/Field.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import { Stepper } from '../../kit/ui/input/Stepper.tsx';
import styles from './PlanSheet.module.css';
import type { usePlanTask } from './use-plan-task.ts';

type Props = {
  workers: readonly Worker[];
  posting: ReturnType<typeof usePlanTask>;
  onClose: () => void;
};

const EMPTY = { woNumber: '', sequence: '', worker: '', quantity: '' };

/** A task on an operation of the work centre. Without a quantity, all that is left of it. */
export function PlanSheet({ workers, posting, onClose }: Props) {
  const t = useTranslations('tasks');
  const say = useRefusal();
  const form = useForm({
    name: 'plan',
    empty: EMPTY,
    posting,
    errorsOf: ({ woNumber, sequence }) => {
      const message = say('WORK_ORDER_AND_SEQUENCE_REQUIRED');
      const missing: [string, FormError][] = [
        ...(woNumber.trim() === '' ? [['woNumber', { message, late: true }] as [string, FormError]] : []),
        ...(/^[1-9]\d*$/.test(sequence.trim()) ? [] : [['sequence', { message, late: true }] as [string, FormError]]),
      ];
      return new Map(missing);
    },
    fieldOf: ({ code, field }) => {
      if (code === 'WORK_ORDER_NOT_EXIST' || code === 'WORK_ORDER_NOT_OPEN_TO_REPORT') return 'woNumber';
      return code === 'OPERATION_NOT_EXIST' || code === 'WORK_CENTER_NOT_LED' ? 'sequence' : field || undefined;
    },
  });
  const { typed, body } = form;
  const plan = () =>
    form.mayGo()
      ? posting.send({
          body: {
            woNumber: typed.woNumber.trim(),
            sequence: Number(typed.sequence),
            worker: typed.worker || null,
            ...(typed.quantity !== '' && typed.quantity !== '0' && { quantity: typed.quantity }),
          },
        })
      : undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('planTask')}
      footer={
        <PostButton posting={posting} icon={IconAdd} check={t('check')} onPost={plan}>
          {t('planTask')}
        </PostButton>
      }
    >
      <div ref={body} className={styles['form']}>
        <PostingNotice posting={posting} shownAtField={form.refusedAtField} />
        <Field
          code
          name="woNumber"
          label={t('workOrder')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={typed.woNumber}
          error={form.errorAt('woNumber')}
          onChange={({ target }) => form.write({ woNumber: target.value })}
        />
        <Field
          name="sequence"
          label={t('sequence')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed.sequence}
          error={form.errorAt('sequence')}
          onChange={({ target }) => form.write({ sequence: target.value })}
        />
        <SelectField
          name="worker"
          label={t('worker')}
          value={typed.worker}
          options={[
            { value: '', label: t('anybody') },
            ...workers.map(({ employeeId, name }) => ({ value: employeeId, label: name })),
          ]}
          error={form.errorAt('worker')}
          onChange={(worker) => form.write({ worker })}
        />
        <h3 className={styles['label']}>{t('quantityOptional')}</h3>
        <Stepper
          label={t('quantityOptional')}
          value={typed.quantity}
          places={QUANTITY_SCALE}
          error={form.errorAt('quantity')}
          onChange={(quantity) => form.write({ quantity })}
        />
        <p className={styles['how']}>{t('quantityHow')}</p>
      </div>
    </Sheet>
  );
}
