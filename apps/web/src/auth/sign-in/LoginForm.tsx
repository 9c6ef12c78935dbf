import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { asCompanyCode, type CompanyCheck, lastCompanyCode } from '../../companies/index.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { optionalPart } from '../../kit/ui/optional-part.ts';
import { userInfo } from '../person/user-info.ts';
import { CompanyField } from './CompanyField.tsx';
import styles from './LoginForm.module.css';
import { inputOf, placeOf } from './place-of-refusal.ts';
import { useCountdown } from './use-countdown.ts';
import { type Credentials, useLogin } from './use-login.ts';

const DemoUsers = optionalPart(async () => (await import('./DemoUsers.tsx')).DemoUsers);
const PasskeyButton = optionalPart(async () => (await import('./PasskeyButton.tsx')).PasskeyButton);
const SsoButton = optionalPart(async () => (await import('./SsoButton.tsx')).SsoButton);
const MessengerButton = optionalPart(async () => (await import('./MessengerButton.tsx')).MessengerButton);

const c = classesOf(styles);

type Props = {
  company: CompanyCheck & { check: (code: string) => void };
  wxUserId: string | undefined;
  returnTo: string | undefined;
  onSignedIn: () => Promise<void>;
};

const inputNamed = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`);

export function LoginForm({ company, wxUserId, returnTo, onSignedIn }: Props) {
  const t = useTranslations('auth');
  const client = useTranslations('client');
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Credentials>(() => ({
    companyCode: lastCompanyCode.get(),
    userName: userInfo.get().username,
    password: '',
  }));
  const [tried, setTried] = useState(false);
  const { signIn, busy, refused, forgive } = useLogin(wxUserId, onSignedIn);
  const place = refused && placeOf(refused);
  const wait = useCountdown(refused, place === 'wait' ? Number(refused?.data['seconds']) : 0);
  const only = company.info?.company?.companyCode;
  const companyCode = asCompanyCode(typed.companyCode) || only || '';

  useEffect(() => {
    if (!refused) return;
    const input = inputNamed(form.current, inputOf[placeOf(refused)]);
    input?.focus();
    input?.select();
  }, [refused]);

  const change = (part: Partial<Credentials>) => {
    setTyped((now) => ({ ...now, ...part }));
    if (place !== 'wait') forgive();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const userName = typed.userName.trim();
    const missing = !userName ? 'userName' : !typed.password ? 'password' : undefined;
    if (missing) return inputNamed(form.current, missing)?.focus();
    if (wait === 0) void signIn({ companyCode, userName, password: typed.password });
  };

  return (
    <form ref={form} className={c('form')} onSubmit={submit} noValidate>
      {place === 'form' && (
        <Banner
          tone="bad"
          title={t('refused')}
          action={
            refused?.msgCode === 'CLIENT_TOO_OLD' && (
              <Button small onClick={() => window.location.reload()}>
                {client('reload')}
              </Button>
            )
          }
        >
          {refused?.message}
        </Banner>
      )}
      <CompanyField
        company={company}
        value={typed.companyCode}
        error={place === 'company' ? refused?.message : undefined}
        onChange={(code) => change({ companyCode: code })}
      />
      <Field
        label={t('userName')}
        name="userName"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={typed.userName}
        error={tried && !typed.userName.trim() ? t('userNameEmpty') : place === 'userName' && refused?.message}
        onChange={(event) => change({ userName: event.target.value })}
      />
      <Field
        label={t('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={typed.password}
        error={tried && !typed.password ? t('passwordEmpty') : place === 'password' && refused?.message}
        onChange={(event) => change({ password: event.target.value })}
      />
      <Button kind="primary" type="submit" wide busy={busy} disabled={wait > 0}>
        {wait > 0 ? t('signInIn', { seconds: wait }) : t(wxUserId ? 'bindAndSignIn' : 'signIn')}
      </Button>
      <Suspense>
        {company.info?.passkeys && !wxUserId && <PasskeyButton companyCode={companyCode} onSignedIn={onSignedIn} />}
        {company.info?.sso && !wxUserId && (
          <SsoButton name={company.info.sso} companyCode={companyCode} returnTo={returnTo} />
        )}
        {company.info?.messenger && !wxUserId && (
          <MessengerButton name={company.info.messenger} companyCode={companyCode} returnTo={returnTo} />
        )}
        {company.info?.demo && (
          <DemoUsers
            demo={company.info.demo}
            onPick={(picked) => {
              setTried(false);
              change(picked);
              company.check(picked.companyCode);
            }}
          />
        )}
      </Suspense>
    </form>
  );
}
