import { ChangeReason } from '@gemba/contract/kit/reasoned';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import styles from './ExtendQuoteSheet.module.css';
import { useExtendQuote } from './use-extend-quote.ts';

type Props = { qoNumber: string; version: number; onClose: () => void };

/** A later last day of a quote, with a reason. */
export function ExtendQuoteSheet({ qoNumber, version, onClose }: Props) {
  const t = useTranslations('orders');
  const said = useTranslations('posting');
  const name = `extend quote ${qoNumber}`;
  const { send, ...posting } = useExtendQuote(name, onClose);
  const form = useForm({
    name,
    empty: { validUntil: '', reason: '' },
    errorsOf: ({ validUntil, reason }) => {
      const errors = new Map<FieldPath, FormError>();
      if (validUntil === '') errors.set('validUntil', { message: t('extend.rule'), late: true });
      if (!ChangeReason.safeParse(reason.trim()).success)
        errors.set('reason', { message: said('changeReasonRequired'), late: true });
      return errors;
    },
    fieldOf: ({ field }) => field || undefined,
    posting,
  });
  const { validUntil, reason } = form.typed;
  const post = () =>
    form.mayGo() ? send({ params: { qoNumber }, body: { validUntil, reason: reason.trim(), version } }) : undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('extend.title')}
      sub={t('extend.how')}
      footer={
        <PostButton posting={posting} check={said('checkAgain')} onPost={post}>
          {t('extend.title')}
        </PostButton>
      }
    >
      <PostingFields form={form} posting={posting} className={styles['form']}>
        <Field
          type="date"
          label={t('extend.lastDay')}
          value={validUntil}
          error={form.errorAt('validUntil')}
          onChange={({ target }) => form.write({ validUntil: target.value })}
        />
        <TextArea
          label={said('reason')}
          value={reason}
          maxLength={maximumLength(ChangeReason)}
          error={form.errorAt('reason')}
          help={t('extend.reasonHow')}
          onChange={({ target }) => form.write({ reason: target.value })}
        />
      </PostingFields>
    </Sheet>
  );
}
