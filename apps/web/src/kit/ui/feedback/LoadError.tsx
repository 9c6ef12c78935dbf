import { isRefusalCode, refusals } from '@gemba/contract/kit/refusals/refusals';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { NotReached, Refused } from '../../client/errors.ts';
import { isJustBack } from '../../offline/just-back.ts';
import { useOnline } from '../../offline/use-online.ts';
import { useFigures } from '../../text/use-figures.ts';
import { IconProblem } from '../icons.ts';
import { ErrorState } from './ErrorState.tsx';

const NOT_FOUND = 404;
const TOO_MANY = 429;
const BROKEN = 500;
const AGAIN_MS = 1_000;

type Props = { error: unknown; onRetry: () => Promise<unknown> };

/** The HTTP status of a refusal. A code of a later version counts as an error of the server. */
const statusOf = ({ msgCode }: Refused): number => (isRefusalCode(msgCode) ? refusals[msgCode].status : BROKEN);

/** The server answered. Another attempt helps only if it was busy or broken. */
export const mayPass = (refused: Refused) => statusOf(refused) >= BROKEN || statusOf(refused) === TOO_MANY;

/** Replaces content that could not be loaded: the reason, and a retry. */
export function LoadError({ error, onRetry }: Props) {
  const t = useTranslations('kit');
  const online = useOnline();
  const figures = useFigures();
  const [failedAt] = useState(() => new Date());
  const retry = useEffectEvent(onRetry);
  const unreached = !(error instanceof Refused);
  // Reads begin again with the network, which may carry nothing yet: then they begin once more.
  useEffect(() => {
    if (!unreached || !online || !isJustBack()) return;
    const timer = setTimeout(() => void retry(), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [unreached, online]);
  if (error instanceof Refused && mayPass(error)) {
    return (
      <ErrorState
        icon={IconProblem}
        title={statusOf(error) === BROKEN ? t('serverTrouble') : error.message}
        onRetry={onRetry}
        detail={`${error.msgCode} · ${figures.clock(failedAt.toISOString())}`}
      >
        {t('serverTroubleHow')}
      </ErrorState>
    );
  }
  if (error instanceof Refused) {
    // Nothing was typed: the input is what the address asks for.
    const badAddress = error.msgCode === 'INVALID_INPUT';
    return (
      <ErrorState icon={IconProblem} title={badAddress ? t('badAddress') : error.message}>
        {badAddress || statusOf(error) === NOT_FOUND ? t('notThereHow') : null}
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
