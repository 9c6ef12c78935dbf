import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/errors.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { EcnMissing } from '../EcnMissing.tsx';
import { useChosenEcn } from '../use-chosen-ecn.ts';
import { useGetEcn } from '../use-get-ecn.ts';
import { ChangeEcnForm } from './ChangeEcnForm.tsx';

/** The engineering change of the address, to be changed. */
export function ChangeEcnScreen() {
  const t = useTranslations('ecn');
  const ecnNumber = useChosenEcn();
  const title = ecnNumber ? t('changeOf', { ecnNumber }) : t('change');
  useTitle(title);
  const back = useBackTo('/engineering/ecn/list');
  const { data: ecn, error, isLoading, refetch } = useGetEcn(ecnNumber);
  if (ecn) return <ChangeEcnForm key={ecnNumber} ecn={ecn} onBack={back} />;
  const missing = !ecnNumber || ['ECN_NOT_EXIST', 'INVALID_INPUT'].includes(refusalCode(error) ?? '');
  return (
    <Screen header={<AppBar title={title} onBack={back} />} busy={isLoading} fill={!isLoading}>
      {isLoading && <ListSkeleton rows={6} />}
      {missing && <EcnMissing ecnNumber={ecnNumber} />}
      {!missing && error && <LoadError error={error} onRetry={refetch} />}
    </Screen>
  );
}
