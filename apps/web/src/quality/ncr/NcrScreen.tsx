import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconProblem } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { NcrView } from './NcrView.tsx';
import { useGetNcr } from './use-get-ncr.ts';

/** One NCR: what was found, what became of the goods, and the way to close it or to open it again. */
export function NcrScreen() {
  const t = useTranslations('quality');
  const { ncrNumber = '' } = useSearch({ from: '/signedIn/quality/ncr' });
  useTitle(t('ncrTitle', { ncrNumber }));
  const back = useBackTo('/quality/ncrList');
  const ncr = useGetNcr(ncrNumber);
  return (
    <LoadedScreen
      query={ncr}
      title={t.rich('ncr', { ncrNumber, code: asCode })}
      onBack={back}
      empty={ncrNumber === '' && <EmptyState icon={IconProblem} title={t('noNcr')} />}
    >
      {(data) => <NcrView key={ncrNumber} ncr={data} onBack={back} onRefresh={ncr.refetch} />}
    </LoadedScreen>
  );
}
