import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconList } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { ReceiverView } from './ReceiverView.tsx';
import { useGetReceiver } from './use-get-receiver.ts';

/** One receiver: what came, where it was put, its photos, and the way to take it back. */
export function ReceiverDetailScreen() {
  const t = useTranslations('receiving');
  const { receiverNumber = '' } = useSearch({ from: '/signedIn/receiverDetail' });
  const title = t.rich('receiver', { receiverNumber, code: asCode });
  useTitle(t('receiverTitle', { receiverNumber }));
  const back = useBackTo('/receiverList');
  const receiver = useGetReceiver(receiverNumber);
  return (
    <LoadedScreen
      query={receiver}
      title={title}
      onBack={back}
      empty={receiverNumber === '' && <EmptyState icon={IconList} title={t('noReceiver')} />}
    >
      {(data) => <ReceiverView key={receiverNumber} receiver={data} onBack={back} onRefresh={receiver.refetch} />}
    </LoadedScreen>
  );
}
