import { type FormEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import styles from '../Form.module.css';
import { useSetIssuePassword } from './use-set-issue-password.ts';

const EMPTY = { next: '' };

type Props = { isSet: boolean; version: number; onClose: () => void };

/** Sets the issue password, or takes it away. No draft: a secret lives only as long as the sheet. */
export function IssuePasswordSheet({ isSet, version, onClose }: Props) {
  const t = useTranslations('administration');
  const id = useId();
  const { set, busy, refused, forgive } = useSetIssuePassword(version, onClose);
  const form = useForm({
    empty: EMPTY,
    errorsOf: ({ next }) => {
      const errors = new Map<FieldPath, FormError>();
      if (next === '') errors.set('next', { message: t('issuePasswordMissing'), late: true });
      return errors;
    },
    fieldOf: () => 'next',
    posting: { refused, forgive },
  });
  const { body } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.mayGo() && !busy) set(form.typed.next);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('issuePassword')}
      sub={t('issuePasswordHow')}
      footer={
        <div className={styles['buttons']}>
          {isSet && (
            <Button kind="outline" busy={busy} onClick={() => set(null)}>
              {t('issuePasswordRemove')}
            </Button>
          )}
          <Button kind="primary" type="submit" form={id} busy={busy}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <form ref={body} id={id} className={styles['form']} onSubmit={submit} noValidate>
        <Field
          type="password"
          label={t('newIssuePassword')}
          autoComplete="new-password"
          value={form.typed.next}
          maxLength={128}
          error={form.errorAt('next')}
          onChange={({ target }) => form.write({ next: target.value })}
        />
      </form>
    </Sheet>
  );
}
