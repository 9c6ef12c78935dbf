import { PIN_LONGEST, Pin, pinRefusal } from '@gemba/contract/auth/terminal/pin';
import { type FormEvent, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePerson } from '../auth/index.ts';
import { type FieldPath, type FormError, useForm } from '../kit/form/use-form.ts';
import { Banner } from '../kit/ui/feedback/Banner.tsx';
import { Sheet } from '../kit/ui/feedback/Sheet.tsx';
import { Button } from '../kit/ui/input/Button.tsx';
import { Field } from '../kit/ui/input/Field.tsx';
import styles from './SheetForm.module.css';
import { useSetPin } from './use-set-pin.ts';

const EMPTY = { password: '', pin: '' };

/** No draft here: password and PIN live only as long as the sheet. */
export function SetPinSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings');
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const { username } = usePerson();
  const { set, busy, refused, forgive } = useSetPin(onClose);
  const { typed, write, body, errorAt, mayGo, refusedAtField } = useForm({
    empty: EMPTY,
    errorsOf: ({ password, pin }) => {
      const errors = new Map<FieldPath, FormError>();
      if (!password) errors.set('password', { message: t('currentEmpty'), late: true });
      if (!Pin.safeParse(pin).success) errors.set('pin', { message: t('pinRules'), late: true });
      else if (pinRefusal(pin)) errors.set('pin', { message: t('pinTooEasy'), late: true });
      return errors;
    },
    fieldOf: ({ code, field }) => (code === 'WRONG_PASSWORD' ? 'password' : field === 'pin' ? 'pin' : undefined),
    posting: { refused, forgive },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayGo()) void set(typed.password, typed.pin);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('setPin')}
      initialFocus={first}
      footer={
        <Button kind="primary" type="submit" form={id} wide busy={busy}>
          {t('setPin')}
        </Button>
      }
    >
      <form ref={body} id={id} className={styles['form']} onSubmit={submit} noValidate>
        {refused && !refusedAtField && (
          <Banner tone="bad" title={t('pinRefused')}>
            {refused.message}
          </Banner>
        )}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field
          ref={first}
          label={t('currentPassword')}
          type="password"
          autoComplete="current-password"
          value={typed.password}
          error={errorAt('password')}
          onChange={({ target }) => write({ password: target.value })}
        />
        <Field
          label={t('newPin')}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={PIN_LONGEST}
          value={typed.pin}
          help={t('pinRules')}
          error={errorAt('pin')}
          onChange={({ target }) => write({ pin: target.value })}
        />
      </form>
    </Sheet>
  );
}
