import { isRefusalCode, refusals } from '@gemba/contract/kit/refusals';
import { useTranslations } from 'use-intl';
import { NotReached, Refused } from '../client/faults.ts';
import { useOnline } from '../offline/use-online.ts';
import { ErrorState } from './ErrorState.tsx';
import { IconProblem } from './icons.ts';

const TOO_MANY = 429;

type Props = { error: unknown; onRetry: () => Promise<unknown> };

/** The server answered. What it does not want today it will not want in a moment, unless it was busy or broken. */
export const mayPass = ({ msgCode }: Refused) =>
  !isRefusalCode(msgCode) || refusals[msgCode].status >= 500 || refusals[msgCode].status === TOO_MANY;

/** Instead of what could not be read: why, and another try. */
export function LoadFault({ error, onRetry }: Props) {
  const t = useTranslations('kit');
  const online = useOnline();
  if (error instanceof Refused) {
    return (
      <ErrorState icon={IconProblem} title={error.message} onRetry={mayPass(error) ? onRetry : undefined}>
        {null}
      </ErrorState>
    );
  }
  if (!online) {
    return (
      <ErrorState title={t('offline')} onRetry={onRetry}>
        {t('offlineHow')}
      </ErrorState>
    );
  }
  const slow = error instanceof NotReached && error.cause === 'timeout';
  return (
    <ErrorState onRetry={onRetry} {...(slow && { title: t('slow') })}>
      {slow ? t('slowHow') : undefined}
    </ErrorState>
  );
}
