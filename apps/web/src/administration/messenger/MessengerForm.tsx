import { type MessengerSettings, WECOM } from '@gemba/contract/administration/messenger/messenger';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import styles from '../Form.module.css';
import { RemoveButton } from '../RemoveButton.tsx';
import { useSignInForm } from '../use-sign-in-form.ts';
import { useRemoveMessenger } from './use-remove-messenger.ts';
import { useSetMessenger } from './use-set-messenger.ts';

const EMPTY = { ...WECOM, corpId: '', agentId: '' };
const FIELDS = ['name', 'corpId', 'agentId', 'authorizeUrl', 'apiUrl'] as const;
type Name = (typeof FIELDS)[number] | 'secret';

/** The messenger of the company. */
export function MessengerForm({ messenger }: MessengerSettings) {
  const t = useTranslations('administration');
  const { set, busy, refused, forgive } = useSetMessenger();
  const removing = useRemoveMessenger();
  const [empty] = useState(
    (): Record<Name, string> => ({
      ...Object.fromEntries(FIELDS.map((field) => [field, (messenger ?? EMPTY)[field]])),
      ...({ secret: '' } as Record<Name, string>),
    }),
  );
  const { form, field, secret } = useSignInForm({
    fields: FIELDS,
    empty,
    hasSecret: messenger !== null,
    labelOf: (name) => t(`messengerField.${name}`),
    posting: { refused, forgive },
  });
  const { typed, body } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.mayGo() || busy) return;
    const [name, corpId, agentId, authorizeUrl, apiUrl] = FIELDS.map((one) => typed[one].trim());
    if (!name || !corpId || !agentId || !authorizeUrl || !apiUrl) return;
    const version = messenger?.version ?? 0;
    set({ name, corpId, agentId, authorizeUrl, apiUrl, secret: typed.secret || null, version });
  };
  return (
    <form ref={body} className={styles['form']} onSubmit={submit} noValidate>
      <Banner title={t(messenger ? 'messengerOn' : 'messengerOff')}>{t('messengerHow')}</Banner>
      {refused && !form.refusedAtField && <Banner tone="bad" title={refused.message} />}
      <Card pad>
        <div className={styles['form']}>
          <Field {...field('name')} maxLength={40} help={t('messengerNameHelp')} />
          <Field {...field('corpId')} code maxLength={100} />
          <Field {...field('agentId')} code maxLength={100} />
          <Field {...secret} maxLength={200} />
          <Field {...field('authorizeUrl')} type="url" maxLength={300} />
          <Field {...field('apiUrl')} type="url" maxLength={300} />
        </div>
      </Card>
      <Button kind="primary" type="submit" wide busy={busy}>
        {t('save')}
      </Button>
      {messenger && (
        <RemoveButton
          label={t('removeMessenger')}
          question={t('removeMessengerAsk', { name: messenger.name })}
          consequences={t('removeMessengerHow')}
          removing={removing}
        />
      )}
    </form>
  );
}
