import { ChangeReason } from '@gemba/contract/kit/reasoned';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import type { Part } from '@gemba/contract/parts/part-shapes';
import { useNavigate } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { IconLocked } from '../../kit/ui/icons.ts';
import { Switch } from '../../kit/ui/input/Switch.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import styles from '../add/AddPartScreen.module.css';
import { NewPartField } from '../add/NewPartField.tsx';
import { fields, type NewPartName } from '../add/new-part-fields.ts';
import { PartFieldGroups } from '../add/PartFieldGroups.tsx';
import { useErrors } from '../add/use-errors.ts';
import { useGetPartChoices } from '../add/use-get-part-choices.ts';
import { fieldsOf, fixedFields, type TypedPart, typedFrom } from './changed-part.ts';
import { useChangePart } from './use-change-part.ts';

/** Only what the person has edited: every other field follows the part while somebody else works on it. */
type Draft = { edits: Partial<TypedPart>; reason: string };
const NOTHING_EDITED: Draft = { edits: {}, reason: '' };

type Props = { part: Part; onBack: () => void };

/** The fields of a part, as they are entered for a new one, and why they change. */
export function ChangePartForm({ part, onBack }: Props) {
  const t = useTranslations('parts');
  const posted = useTranslations('posting');
  const locale = useLocale();
  const navigate = useNavigate();
  const { partNumber, version } = part;
  const name = `changePart ${partNumber}`;
  const choices = useGetPartChoices();
  const errorsOf = useErrors(choices);
  const fixed = fixedFields(part);
  const { send, ...posting } = useChangePart(name, partNumber, () => {
    void navigate({ to: '/pnDetail', search: { partNumber, tab: 'details' }, replace: true });
  });
  const form = useForm<Draft>({
    name,
    empty: NOTHING_EDITED,
    errorsOf: ({ edits, reason }) => {
      const wrong = [...errorsOf({ ...typedFrom(part, locale), ...edits })].filter(([field]) => !fixed.has(field));
      const errors = new Map<FieldPath, FormError>(wrong.map(([field, message]) => [field, { message, late: true }]));
      if (!ChangeReason.safeParse(reason.trim()).success)
        errors.set('reason', { message: posted('changeReasonRequired'), late: true });
      return errors;
    },
    fieldOf: ({ field }) => field || undefined,
    posting,
  });
  const { errorAt } = form;
  const { edits, reason } = form.typed;
  const typed = { ...typedFrom(part, locale), ...edits };
  const write = (edited: Partial<TypedPart>) => form.write({ edits: { ...edits, ...edited } });
  const post = () => {
    if (!form.mayGo()) return;
    void send({ params: { partNumber }, body: { ...fieldsOf(typed, locale), reason: reason.trim(), version } });
  };
  const field = (of: NewPartName) => (
    <NewPartField
      key={of}
      name={of}
      value={typed[of]}
      error={errorAt(of)}
      choices={fields[of].codes && choices?.[fields[of].codes]}
      onChange={(value) => write({ [of]: value })}
    />
  );
  return (
    <Screen
      header={<AppBar title={t('changeOf', { partNumber })} onBack={onBack} />}
      footer={
        <ActionBar>
          <PostButton posting={posting} check={posted('checkAgain')} onPost={post}>
            {t('save')}
          </PostButton>
        </ActionBar>
      }
    >
      <PostingFields form={form} posting={posting} className={styles['form']}>
        {part.hasMoved && (
          <Banner icon={IconLocked} title={t('settled')}>
            {t('settledHow')}
          </Banner>
        )}
        <PartFieldGroups without={fixed} field={field} isWrong={(of) => !!errorAt(of)} />
        <Switch label={t('field.active')} checked={typed.active} onChange={(active) => write({ active })} />
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
