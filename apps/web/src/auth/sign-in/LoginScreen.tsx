import { SSO_STATE } from '@gemba/contract/auth/sso/begin-sso';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lastCompanyCode, telephoneLink, useCompanyCheck } from '../../companies/index.ts';
import { useStore } from '../../kit/store/store.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { IconPhone } from '../../kit/ui/icons.ts';
import { optionalPart } from '../../kit/ui/optional-part.ts';
import { sessionEnd } from '../session/session.ts';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginScreen.module.css';
import { LoginStrip } from './LoginStrip.tsx';
import { returnPath } from './return-to.ts';
import type { Arrived } from './use-login-by-wecom.ts';

const SsoReturn = optionalPart(async () => (await import('./SsoReturn.tsx')).SsoReturn);
const MessengerReturn = optionalPart(async () => (await import('./MessengerReturn.tsx')).MessengerReturn);

const c = classesOf(styles);

export function LoginScreen() {
  const t = useTranslations('auth');
  useTitle(t('title'));
  const { code, state, returnTo } = useSearch({ from: '/login' });
  const navigate = useNavigate();
  const ended = useStore(sessionEnd);
  const company = useCompanyCheck(lastCompanyCode.get());

  const goOn = useCallback(
    (to: string | undefined) => navigate({ href: returnPath(to) ?? '/navigation', replace: true }),
    [navigate],
  );
  // A used code must not stay in the address: a reload would send it again.
  const dropCode = useCallback(
    (to: string | undefined) => void navigate({ to: '/login', search: to ? { returnTo: to } : {}, replace: true }),
    [navigate],
  );
  const [wxUserId, setWxUserId] = useState<string>();
  const arrive = useCallback(
    (arrived: Arrived) => {
      setWxUserId(arrived.wxUserId);
      void (arrived.signedIn ? goOn : dropCode)(arrived.returnTo);
    },
    [goOn, dropCode],
  );
  const phone = company.info?.supportPhone;
  const isSso = state?.startsWith(SSO_STATE);

  return (
    <div className={c('page')}>
      <LoginStrip />
      <main className={c('sheet')}>
        {ended && <Banner title={ended} />}
        <Suspense>
          {isSso && <SsoReturn onArrived={arrive} />}
          {!isSso && code !== undefined && <MessengerReturn code={code} state={state} onArrived={arrive} />}
        </Suspense>
        {wxUserId && <Banner title={t('bindNow')}>{t('bindHow')}</Banner>}
        <LoginForm company={company} wxUserId={wxUserId} returnTo={returnTo} onSignedIn={() => goOn(returnTo)} />
        <footer className={c('foot')}>
          {phone ? (
            <a className={c('call')} href={telephoneLink(phone)}>
              <IconPhone size={18} />
              {t('callSupport')}
            </a>
          ) : (
            <span />
          )}
          <span>{t('version', { version: __APP_VERSION__ })}</span>
        </footer>
      </main>
    </div>
  );
}
