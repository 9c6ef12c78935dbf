import { ChangeReason } from '@gemba/contract/kit/reasoned';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { decimalToType, typedDecimal } from '../form/typed-decimal.ts';
import { type FieldPath, type FormError, useForm } from '../form/use-form.ts';
import { Sheet } from '../ui/feedback/Sheet.tsx';
import { Field } from '../ui/input/Field.tsx';
import { TextArea } from '../ui/input/TextArea.tsx';
import { PostButton } from './PostButton.tsx';
import { PostingFields } from './PostingFields.tsx';
import styles from './ReasonSheet.module.css';
import type { Posting } from './use-posting.ts';

/** A value that changes: its current value, and what the contract accepts. A decimal, or else a code in capitals. */
type Changing = {
  isCode?: true;
  label: string;
  now: string;
  accepts: { safeParse: (typed: string) => { success: boolean } };
  rule: string;
  help?: string;
};

type Props = {
  /** The name of its draft and of its posting. Without the version: what was typed outlives a change by somebody else. */
  form: string;
  title: string;
  sub: string;
  /** None where only the reason is asked for. */
  value?: Changing;
  label: string;
  posting: Posting;
  onPost: (value: string, reason: string) => unknown;
  onClose: () => void;
};

const shown = ({ isCode, now }: Changing, locale: string) => (isCode ? now : decimalToType(now, locale));

/** A change with its reason: the new value, why, and the button. What was typed survives a refusal and a lost network. */
export function ReasonSheet({ form: name, title, sub, value, label, posting, onPost, onClose }: Props) {
  const t = useTranslations('posting');
  const locale = useLocale();
  const [empty] = useState(() => ({ value: value ? shown(value, locale) : '', reason: '' }));
  const read = (typed: string) => (value?.isCode ? typed.trim().toUpperCase() : typedDecimal(typed, locale));
  const form = useForm({
    name,
    empty,
    errorsOf: (typed) => {
      const errors = new Map<FieldPath, FormError>();
      if (value && !value.accepts.safeParse(read(typed.value)).success)
        errors.set('value', { message: value.rule, late: true });
      if (!ChangeReason.safeParse(typed.reason.trim()).success)
        errors.set('reason', { message: t('changeReasonRequired'), late: true });
      return errors;
    },
    fieldOf: ({ field }) => (field === 'reason' ? field : field && value && 'value') || undefined,
    posting,
  });
  const { typed } = form;
  const post = () => (form.mayGo() ? onPost(read(typed.value), typed.reason.trim()) : undefined);
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      sub={sub}
      footer={
        <PostButton posting={posting} check={t('checkAgain')} onPost={post}>
          {label}
        </PostButton>
      }
    >
      <PostingFields form={form} posting={posting} className={styles['form']}>
        {value && (
          <Field
            label={value.label}
            {...(value.isCode ? { autoCapitalize: 'characters', autoComplete: 'off' } : { inputMode: 'decimal' })}
            value={typed.value}
            error={form.errorAt('value')}
            help={value.help}
            onChange={({ target }) => form.write({ value: target.value })}
          />
        )}
        <TextArea
          label={t('reason')}
          value={typed.reason}
          maxLength={maximumLength(ChangeReason)}
          error={form.errorAt('reason')}
          help={t('changeReasonHow')}
          onChange={({ target }) => form.write({ reason: target.value })}
        />
      </PostingFields>
    </Sheet>
  );
}
