import { useTranslations } from 'use-intl';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { type Arrived, useLoginByWecom } from './use-login-by-wecom.ts';

type Props = { code: string; state: string | undefined; onArrived: (arrived: Arrived) => void };

/** The return from the messenger with a code in the address. */
export function MessengerReturn({ code, state, onArrived }: Props) {
  const t = useTranslations('auth');
  useLoginByWecom({ code, state }, onArrived);
  return <Banner title={t('messengerWaiting')} />;
}
