import { PASSWORD_MINIMUM } from '@gemba/contract/kit/password-rule';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import styles from '../sign-in/LoginForm.module.css';
import { useAcceptInvitation } from './use-accept-invitation.ts';

const c = classesOf(styles);
const EMPTY = { password: '' };

type Props = {
  token: string;
  companyName: string;
  userName: string;
  displayName: string;
  onSignedIn: () => void;
};

export function NewPasswordForm({ token, companyName, userName, displayName, onSignedIn }: Props) {
  const t = useTranslations('invitation');
  const { accept, busy, refused, forgive } = useAcceptInvitation(token, onSignedIn);
  const { typed, write, body, errorAt, mayGo, refusedAtField } = useForm({
    empty: EMPTY,
    errorsOf: ({ password }) => {
      const errors = new Map<FieldPath, FormError>();
      if ([...password].length < PASSWORD_MINIMUM) errors.set('password', { message: t('tooShort'), late: true });
      return errors;
    },
    fieldOf: ({ code }) => (code.startsWith('PASSWORD_') ? 'password' : undefined),
    posting: { refused, forgive },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayGo() && !busy) accept(typed.password);
  };
  return (
    <form ref={body} className={c('form')} onSubmit={submit} noValidate>
      <Banner title={t('welcome', { name: displayName, company: companyName })}>{t('how')}</Banner>
      {refused && !refusedAtField && <Banner tone="bad" title={refused.message} />}
      <Field readOnly code label={t('userName')} name="userName" autoComplete="username" value={userName} />
      <Field
        label={t('newPassword')}
        name="password"
        type="password"
        autoComplete="new-password"
        value={typed.password}
        help={t('rules')}
        error={errorAt('password')}
        onChange={({ target }) => write({ password: target.value })}
      />
      <Button kind="primary" type="submit" wide busy={busy}>
        {t('save')}
      </Button>
    </form>
  );
}
