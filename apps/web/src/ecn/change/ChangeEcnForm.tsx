import { EcnFields } from '@gemba/contract/ecn/change-ecn';
import { DISPOSITIONS, type Ecn } from '@gemba/contract/ecn/ecn';
import { ChangeReason } from '@gemba/contract/kit/reasoned';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { ChoiceChips } from '../../kit/ui/input/ChoiceChips.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { Switch } from '../../kit/ui/input/Switch.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import styles from './ChangeEcnForm.module.css';
import { fieldsOf, type Typed, typedFrom, wrongFields } from './changed-ecn.ts';
import { useChangeEcn } from './use-change-ecn.ts';
import { useGetEcnChoices } from './use-get-ecn-choices.ts';

type Props = { ecn: Ecn; onBack: () => void };

/** Only what the person has edited: every other field follows the change while somebody else works on it. */
type Draft = { edits: Partial<Typed>; reason: string };
const NOTHING_EDITED: Draft = { edits: {}, reason: '' };

/** The fields of an open change, and why they change. */
export function ChangeEcnForm({ ecn, onBack }: Props) {
  const t = useTranslations('ecn');
  const posted = useTranslations('posting');
  const navigate = useNavigate();
  const { ecnNumber } = ecn;
  const name = `changeEcn ${ecnNumber}`;
  const employees = useGetEcnChoices()?.employees;
  const { send, ...posting } = useChangeEcn(name, ecnNumber, () => {
    void navigate({ to: '/engineering/ecn/detail', search: { ecnNumber }, replace: true });
  });
  const form = useForm<Draft>({
    name,
    empty: NOTHING_EDITED,
    errorsOf: ({ edits, reason }) => {
      const wrong = wrongFields({ ...typedFrom(ecn), ...edits }, ecn, employees);
      const errors = new Map<FieldPath, FormError>(
        [...wrong].map((field) => [field, { message: t(`rule.${field}`), late: true }]),
      );
      if (!ChangeReason.safeParse(reason.trim()).success)
        errors.set('reason', { message: posted('changeReasonRequired'), late: true });
      return errors;
    },
    fieldOf: ({ field }) => field || undefined,
    posting,
  });
  const { errorAt } = form;
  const { edits, reason } = form.typed;
  const typed = { ...typedFrom(ecn), ...edits };
  const write = (part: Partial<Typed>) => form.write({ edits: { ...edits, ...part } });
  const post = () => {
    if (!form.mayGo()) return;
    const { version } = ecn;
    void send({ params: { ecnNumber }, body: { ...fieldsOf(typed), reason: reason.trim(), version } });
  };
  const dispositions = [
    ...DISPOSITIONS.map((value) => ({ value: value as string, label: t(`disposition.${value}`) })),
    { value: '', label: t('undecided') },
  ];
  return (
    <Screen
      header={<AppBar title={t('changeOf', { ecnNumber })} onBack={onBack} />}
      footer={
        <ActionBar>
          <PostButton posting={posting} check={posted('checkAgain')} onPost={post}>
            {t('save')}
          </PostButton>
        </ActionBar>
      }
    >
      <PostingFields form={form} posting={posting} className={styles['form']}>
        <Field
          label={t('titleField')}
          value={typed.title}
          maxLength={maximumLength(EcnFields.shape.title)}
          error={errorAt('title')}
          onChange={({ target }) => write({ title: target.value })}
        />
        <TextArea
          label={t('description')}
          value={typed.description}
          maxLength={maximumLength(EcnFields.shape.description)}
          error={errorAt('description')}
          onChange={({ target }) => write({ description: target.value })}
        />
        <Field
          type="date"
          label={t('due')}
          value={typed.dueDate}
          error={errorAt('dueDate')}
          onChange={({ target }) => write({ dueDate: target.value })}
        />
        <Field
          type="date"
          label={t('effective')}
          value={typed.effectiveDate}
          error={errorAt('effectiveDate')}
          onChange={({ target }) => write({ effectiveDate: target.value })}
        />
        <Field
          code
          label={t('engineer')}
          value={typed.engineerId}
          autoComplete="off"
          choices={employees}
          error={errorAt('engineerId')}
          onChange={({ target }) => write({ engineerId: target.value })}
        />
        <ChoiceChips
          label={t('onOrder')}
          chips={dispositions}
          value={typed.onOrderAction}
          onChange={(onOrderAction) => write({ onOrderAction })}
        />
        <ChoiceChips
          label={t('inInventory')}
          chips={dispositions}
          value={typed.inInventoryAction}
          onChange={(inInventoryAction) => write({ inInventoryAction })}
        />
        <Switch
          label={t('drawRevised')}
          checked={typed.drawRevised}
          onChange={(drawRevised) => write({ drawRevised })}
        />
        <Switch label={t('wiRevised')} checked={typed.wiRevised} onChange={(wiRevised) => write({ wiRevised })} />
        {!typed.wiRevised && (
          <Field
            code
            label={t('wiWaitsFor')}
            value={typed.wiWaitsForId}
            autoComplete="off"
            choices={employees}
            error={errorAt('wiWaitsForId')}
            onChange={({ target }) => write({ wiWaitsForId: target.value })}
          />
        )}
        <TextArea
          label={posted('reason')}
          value={reason}
          maxLength={maximumLength(ChangeReason)}
          error={errorAt('reason')}
          help={posted('changeReasonHow')}
          onChange={({ target }) => form.write({ reason: target.value })}
        />
      </PostingFields>
    </Screen>
  );
}
