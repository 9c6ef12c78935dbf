import { useTranslations } from 'use-intl';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { useLoginBySso } from './use-login-by-sso.ts';
import type { Arrived } from './use-login-by-wecom.ts';

/** The return from the company's provider, with its answer in the address. */
export function SsoReturn({ onArrived }: { onArrived: (arrived: Arrived) => void }) {
  const t = useTranslations('auth');
  useLoginBySso(onArrived);
  return <Banner title={t('ssoWaiting')} />;
}
