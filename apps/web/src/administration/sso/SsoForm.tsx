import { type SsoSettings, USUAL_CLAIM } from '@gemba/contract/administration/sso/sso';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Breakable } from '../../kit/text/Breakable.tsx';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { IconCopy } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import styles from '../Form.module.css';
import { RemoveButton } from '../RemoveButton.tsx';
import { useSignInForm } from '../use-sign-in-form.ts';
import { useCheckSso } from './use-check-sso.ts';
import { useRemoveSso } from './use-remove-sso.ts';
import { useSetSso } from './use-set-sso.ts';

const FIELDS = ['name', 'issuer', 'clientId', 'userClaim'] as const;
type Typed = Record<(typeof FIELDS)[number] | 'secret', string>;

/** The provider of the company. */
export function SsoForm({ sso, redirectUri }: SsoSettings) {
  const t = useTranslations('administration');
  const saving = useSetSso();
  const checking = useCheckSso();
  const removing = useRemoveSso();
  const forgive = () => {
    saving.forgive();
    checking.forgive();
  };
  const refused = saving.refused ?? checking.refused;
  const [empty] = useState<Typed>(() => ({
    name: sso?.name ?? '',
    issuer: sso?.issuer ?? '',
    clientId: sso?.clientId ?? '',
    userClaim: sso?.userClaim ?? USUAL_CLAIM,
    secret: '',
  }));
  const { form, field, secret } = useSignInForm({
    fields: FIELDS,
    empty,
    hasSecret: sso !== null,
    labelOf: (name) => t(`ssoField.${name}`),
    posting: { refused, forgive },
  });
  const { typed, body } = form;
  const isBusy = saving.busy || checking.busy;
  const client = { issuer: typed.issuer.trim(), clientId: typed.clientId.trim(), secret: typed.secret || null };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.mayGo() || isBusy) return;
    forgive();
    const [name, userClaim] = [typed.name.trim(), typed.userClaim.trim()];
    saving.set({ ...client, name, userClaim, version: sso?.version ?? 0 });
  };
  const check = () => {
    if (!form.mayGo() || isBusy) return;
    forgive();
    checking.check(client);
  };
  return (
    <form ref={body} className={styles['form']} onSubmit={submit} noValidate>
      <Banner title={t(sso ? 'ssoOn' : 'ssoOff')}>{t('ssoHow')}</Banner>
      {refused && !form.refusedAtField && <Banner tone="bad" title={refused.message} />}
      {checking.isRight && (
        <Banner tone="ok" title={t('ssoRight')}>
          {t('ssoRightHow')}
        </Banner>
      )}
      <Card pad>
        <div className={styles['form']}>
          <RedirectField redirectUri={redirectUri} />
          <Field
            {...field('issuer')}
            type="url"
            maxLength={300}
            placeholder={t('issuerExample')}
            help={t('issuerHelp')}
          />
          <Field {...field('clientId')} code maxLength={200} />
          <Field {...secret} maxLength={500} />
          <Field {...field('userClaim')} code maxLength={100} help={<Breakable text={t('userClaimHelp')} />} />
          <Field {...field('name')} maxLength={40} help={t('ssoNameHelp')} />
        </div>
      </Card>
      <Button kind="outline" wide busy={checking.busy} onClick={check}>
        {t('checkSso')}
      </Button>
      <Button kind="primary" type="submit" wide busy={saving.busy}>
        {t('save')}
      </Button>
      {sso && (
        <RemoveButton
          label={t('removeSso')}
          question={t('removeSsoAsk', { name: sso.name })}
          consequences={t('removeSsoHow')}
          removing={removing}
        />
      )}
    </form>
  );
}

function RedirectField({ redirectUri }: { redirectUri: string }) {
  const t = useTranslations('administration');
  const copy = async () => {
    await navigator.clipboard.writeText(redirectUri);
    showToast(t('addressCopied'));
  };
  return (
    <Field
      readOnly
      label={t('redirectUri')}
      value={redirectUri}
      help={t('redirectUriHelp')}
      onFocus={({ target }) => target.select()}
      trailing={<IconButton icon={IconCopy} label={t('copyAddress')} onClick={() => void copy()} />}
    />
  );
}
