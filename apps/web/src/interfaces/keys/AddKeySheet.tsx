import { KEY_ROLES, LONGEST_KEY_DAYS } from '@gemba/contract/interfaces/keys/api-key';
import { addDays } from '@gemba/contract/kit/dates';
import { type FormEvent, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Checkbox } from '../../kit/ui/input/Checkbox.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import styles from '../form.module.css';
import { useAddApiKey } from './use-add-api-key.ts';

const USUAL_DAYS = 365;
const LONGEST_NAME = 64;
const FORM = 'api-key';

type Props = { onAdded: (made: { key: string; name: string }) => void; onClose: () => void };

/** A name, a last day and the roles that its calls have. */
export function AddKeySheet({ onAdded, onClose }: Props) {
  const t = useTranslations('interfaces');
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const { today } = useToday();
  const { add, ...posting } = useAddApiKey(FORM, onAdded);
  const { typed, write, body, errorAt, mayGo, refusedAtField } = useForm({
    name: FORM,
    empty: { name: '', expiresOn: addDays(today, USUAL_DAYS), roles: '' },
    errorsOf: ({ name, expiresOn, roles }) => {
      const errors = new Map<FieldPath, FormError>();
      if (name.trim() === '') errors.set('name', { message: t('nameMissing'), late: true });
      if (expiresOn < today || expiresOn > addDays(today, LONGEST_KEY_DAYS))
        errors.set('expiresOn', { message: t('expiryRule', { days: String(LONGEST_KEY_DAYS) }), late: true });
      if (roles === '') errors.set('roles', { message: t('rolesMissing'), late: true });
      return errors;
    },
    fieldOf: ({ field }) => field || undefined,
    posting,
  });
  const chosen = KEY_ROLES.filter((role) => typed.roles.split(',').includes(role));
  const toggle = (role: string, on: boolean) =>
    write({ roles: KEY_ROLES.filter((one) => (one === role ? on : chosen.includes(one))).join(',') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayGo()) void add({ name: typed.name.trim(), expiresOn: typed.expiresOn, roles: chosen });
  };
  const rolesWrong = errorAt('roles');
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('newKey')}
      initialFocus={first}
      footer={
        <Button kind="primary" type="submit" form={id} wide busy={posting.busy}>
          {t('makeKey')}
        </Button>
      }
    >
      <form ref={body} id={id} className={styles['form']} onSubmit={submit} noValidate>
        {posting.refused && !refusedAtField && (
          <Banner tone="bad" title={t('refused')}>
            {posting.refused.message}
          </Banner>
        )}
        <Field
          ref={first}
          label={t('keyName')}
          help={t('keyNameHow')}
          value={typed.name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          error={errorAt('name')}
          onChange={({ target }) => write({ name: target.value })}
        />
        <Field
          type="date"
          label={t('lastDay')}
          value={typed.expiresOn}
          error={errorAt('expiresOn')}
          onChange={({ target }) => write({ expiresOn: target.value })}
        />
        <fieldset className={styles['choices']} data-wrong={rolesWrong ? '' : undefined}>
          <legend>{t('roles')}</legend>
          {rolesWrong && <p className={styles['wrong']}>{rolesWrong}</p>}
          {KEY_ROLES.map((role) => (
            <Checkbox
              key={role}
              label={<span className="code">{role}</span>}
              checked={chosen.includes(role)}
              onChange={(on) => toggle(role, on)}
            />
          ))}
        </fieldset>
      </form>
    </Sheet>
  );
}
