import { PASSWORD_MINIMUM } from '@gemba/contract/kit/password-rule';
import { type FormEvent, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePerson } from '../auth/index.ts';
import { type FieldPath, type FormError, useForm } from '../kit/form/use-form.ts';
import { Banner } from '../kit/ui/feedback/Banner.tsx';
import { Sheet } from '../kit/ui/feedback/Sheet.tsx';
import { Button } from '../kit/ui/input/Button.tsx';
import { Field } from '../kit/ui/input/Field.tsx';
import styles from './SheetForm.module.css';
import { useChangePassword } from './use-change-password.ts';

const EMPTY = { current: '', next: '' };

/** No draft here: a password lives only as long as the sheet. */
export function PasswordSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings');
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const { username } = usePerson();
  const { change, busy, refused, forgive } = useChangePassword(onClose);
  const { typed, write, body, errorAt, mayGo, refusedAtField } = useForm({
    empty: EMPTY,
    errorsOf: ({ current, next }) => {
      const errors = new Map<FieldPath, FormError>();
      if (!current) errors.set('current', { message: t('currentEmpty'), late: true });
      if ([...next].length < PASSWORD_MINIMUM) errors.set('next', { message: t('newTooShort'), late: true });
      return errors;
    },
    fieldOf: ({ code }) => (code === 'WRONG_PASSWORD' ? 'current' : code.startsWith('PASSWORD_') ? 'next' : undefined),
    posting: { refused, forgive },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayGo()) void change(typed.current, typed.next);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('changePassword')}
      initialFocus={first}
      footer={
        <Button kind="primary" type="submit" form={id} wide busy={busy}>
          {t('changePassword')}
        </Button>
      }
    >
      <form ref={body} id={id} className={styles['form']} onSubmit={submit} noValidate>
        {refused && !refusedAtField && (
          <Banner tone="bad" title={t('passwordRefused')}>
            {refused.message}
          </Banner>
        )}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field
          ref={first}
          label={t('currentPassword')}
          type="password"
          autoComplete="current-password"
          value={typed.current}
          error={errorAt('current')}
          onChange={({ target }) => write({ current: target.value })}
        />
        <Field
          label={t('newPassword')}
          type="password"
          autoComplete="new-password"
          value={typed.next}
          help={t('passwordRules')}
          error={errorAt('next')}
          onChange={({ target }) => write({ next: target.value })}
        />
      </form>
    </Sheet>
  );
}
