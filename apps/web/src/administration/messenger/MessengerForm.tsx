import { type MessengerSettings, WECOM } from '@gemba/contract/administration/messenger/messenger';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { ConfirmSheet } from '../../kit/ui/feedback/ConfirmSheet.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import styles from '../Form.module.css';
import { useRemoveMessenger } from './use-remove-messenger.ts';
import { useSetMessenger } from './use-set-messenger.ts';

const EMPTY = { ...WECOM, corpId: '', agentId: '' };
const FIELDS = ['name', 'corpId', 'agentId', 'authorizeUrl', 'apiUrl'] as const;
type Name = (typeof FIELDS)[number] | 'secret';

/** The messenger of the company. No draft: the secret lives only as long as the screen. */
export function MessengerForm({ messenger }: MessengerSettings) {
  const t = useTranslations('administration');
  const { set, busy, refused, forgive } = useSetMessenger();
  const [empty] = useState(
    (): Record<Name, string> => ({
      ...Object.fromEntries(FIELDS.map((field) => [field, (messenger ?? EMPTY)[field]])),
      ...({ secret: '' } as Record<Name, string>),
    }),
  );
  const form = useForm<Record<Name, string>>({
    empty,
    errorsOf: (typed) => {
      const errors = new Map<FieldPath, FormError>();
      for (const field of FIELDS)
        if (typed[field].trim() === '') errors.set(field, { message: t('cannotBeEmpty'), late: true });
      if (!messenger && typed.secret === '') errors.set('secret', { message: t('cannotBeEmpty'), late: true });
      return errors;
    },
    fieldOf: ({ field }) => field || undefined,
    posting: { refused, forgive },
  });
  const { typed, body } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.mayGo() || busy) return;
    const [name, corpId, agentId, authorizeUrl, apiUrl] = FIELDS.map((field) => typed[field].trim());
    if (!name || !corpId || !agentId || !authorizeUrl || !apiUrl) return;
    const version = messenger?.version ?? 0;
    set({ name, corpId, agentId, authorizeUrl, apiUrl, secret: typed.secret || null, version });
  };
  const field = (name: Name): ComponentProps<typeof Field> => ({
    label: t(`messengerField.${name}`),
    value: typed[name],
    autoComplete: 'off',
    error: form.errorAt(name),
    onChange: ({ target }) => form.write({ [name]: target.value }),
  });
  return (
    <form ref={body} className={styles['form']} onSubmit={submit} noValidate>
      <Banner title={t(messenger ? 'messengerOn' : 'messengerOff')}>{t('messengerHow')}</Banner>
      {refused && !form.refusedAtField && <Banner tone="bad" title={refused.message} />}
      <Card pad>
        <div className={styles['form']}>
          <Field {...field('name')} maxLength={40} help={t('messengerNameHelp')} />
          <Field {...field('corpId')} code maxLength={100} />
          <Field {...field('agentId')} code maxLength={100} />
          <Field
            {...field('secret')}
            type="password"
            maxLength={200}
            autoComplete="new-password"
            help={t(messenger ? 'secretKept' : 'secretNeverShown')}
          />
          <Field {...field('authorizeUrl')} type="url" maxLength={300} />
          <Field {...field('apiUrl')} type="url" maxLength={300} />
        </div>
      </Card>
      <Button kind="primary" type="submit" wide busy={busy}>
        {t('save')}
      </Button>
      {messenger && <RemoveButton name={messenger.name} />}
    </form>
  );
}

function RemoveButton({ name }: { name: string }) {
  const t = useTranslations('administration');
  const [asking, setAsking] = useState(false);
  const remove = useRemoveMessenger();
  const close = () => setAsking(false);
  return (
    <>
      <Button kind="outline" wide onClick={() => setAsking(true)}>
        {t('removeMessenger')}
      </Button>
      {asking && (
        <ConfirmSheet
          open
          danger
          onClose={close}
          title={t('removeMessengerAsk', { name })}
          confirmLabel={t('removeMessenger')}
          busy={remove.isPending}
          onConfirm={() => remove.mutateAsync().then(close, close)}
        >
          {t('removeMessengerHow')}
        </ConfirmSheet>
      )}
    </>
  );
}
