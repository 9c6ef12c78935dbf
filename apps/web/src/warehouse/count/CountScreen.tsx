import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconCount } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { CountForm } from './CountForm.tsx';
import { CountView } from './CountView.tsx';
import { PostedCount } from './PostedCount.tsx';
import { useGetCount } from './use-get-count.ts';

/** One count: entered while it is open, just posted, or read. */
export function CountScreen() {
  const t = useTranslations('warehouse');
  const { countNumber = '', posted, open } = useSearch({ from: '/signedIn/warehouse/count' });
  useTitle(t('countTitle', { countNumber }));
  const back = useBackTo('/warehouse/countList');
  const count = useGetCount(countNumber);
  if (posted && countNumber !== '') return <PostedCount key={countNumber} countNumber={countNumber} />;
  return (
    <LoadedScreen
      query={count}
      title={t('countTitle', { countNumber })}
      onBack={back}
      empty={countNumber === '' && <EmptyState icon={IconCount} title={t('noCount')} />}
    >
      {(data) =>
        data.status === 'OPEN' ? (
          <CountForm key={countNumber} count={data} named={open} onBack={back} />
        ) : (
          <CountView key={countNumber} count={data} onBack={back} onRefresh={count.refetch} />
        )
      }
    </LoadedScreen>
  );
}
