import { PASSWORD_MINIMUM } from '@gemba/contract/kit/password-rule';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePerson } from '../auth/index.ts';
import { Banner } from '../kit/ui/Banner.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { Field } from '../kit/ui/Field.tsx';
import { Sheet } from '../kit/ui/Sheet.tsx';
import styles from './SheetForm.module.css';
import { useChangePassword } from './use-change-password.ts';

/** No draft here: what is typed is a secret, and lives as long as the sheet. */
export function PasswordSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings');
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const { username } = usePerson();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [tried, setTried] = useState(false);
  const { change, busy, refusedAt, forgive } = useChangePassword(onClose);
  const { current: currentRefused, next: nextRefused } = refusedAt;
  const tooShort = [...next].length < PASSWORD_MINIMUM;

  useEffect(() => {
    const input = currentRefused ? first.current : nextRefused ? second.current : undefined;
    input?.focus();
    input?.select();
  }, [currentRefused, nextRefused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (current && !tooShort) void change(current, next);
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
      <form id={id} className={styles['form']} onSubmit={submit} noValidate>
        {refusedAt.form && (
          <Banner tone="bad" title={t('passwordRefused')}>
            {refusedAt.form}
          </Banner>
        )}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field
          ref={first}
          label={t('currentPassword')}
          type="password"
          autoComplete="current-password"
          value={current}
          error={tried && !current ? t('currentEmpty') : currentRefused}
          onChange={(event) => {
            setCurrent(event.target.value);
            forgive();
          }}
        />
        <Field
          ref={second}
          label={t('newPassword')}
          type="password"
          autoComplete="new-password"
          value={next}
          help={t('passwordRules')}
          error={tried && tooShort ? t('newTooShort') : nextRefused}
          onChange={(event) => {
            setNext(event.target.value);
            forgive();
          }}
        />
      </form>
    </Sheet>
  );
}
