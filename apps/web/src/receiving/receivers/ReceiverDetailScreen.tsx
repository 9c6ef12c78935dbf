import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconList } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/LoadedScreen.tsx';
import { DrawnReceiver } from './DrawnReceiver.tsx';
import { useReceiver } from './use-receiver.ts';

/** One receiver: what came, where it was put, its photos, and the way to take it back. */
export function ReceiverDetailScreen() {
  const t = useTranslations('receiving');
  const { receiverNumber = '' } = useSearch({ from: '/signedIn/receiverDetail' });
  const title = t.rich('receiver', { receiverNumber, code: asCode });
  useTitle(t('receiverTitle', { receiverNumber }));
  const back = useBackTo('/receiverList');
  const receiver = useReceiver(receiverNumber);
  return (
    <LoadedScreen
      query={receiver}
      title={title}
      onBack={back}
      empty={receiverNumber === '' && <EmptyState icon={IconList} title={t('noReceiver')} />}
    >
      {(data) => <DrawnReceiver key={receiverNumber} receiver={data} onBack={back} onRefresh={receiver.refetch} />}
    </LoadedScreen>
  );
}
