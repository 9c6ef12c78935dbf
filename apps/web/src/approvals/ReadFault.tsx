import { useTranslations } from 'use-intl';
import { Refused } from '../kit/client/faults.ts';
import { useOnline } from '../kit/offline/use-online.ts';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { IconProblem } from '../kit/ui/icons.ts';

type Props = { error: unknown; onRetry: () => Promise<unknown> };

/** Instead of what could not be read: why, and another try. */
export function ReadFault({ error, onRetry }: Props) {
  const t = useTranslations('approvals');
  const online = useOnline();
  if (error instanceof Refused) return <ErrorState icon={IconProblem} title={error.message} onRetry={onRetry} />;
  return <ErrorState onRetry={onRetry}>{online ? undefined : t('neverQueued')}</ErrorState>;
}
