import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconTransit } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { TransferView } from './TransferView.tsx';
import { useGetTransfer } from './use-get-transfer.ts';

/** One move of stock: what went where, whether it is there, and the way back. */
export function TransferDetailScreen() {
  const t = useTranslations('warehouse');
  const { transferNumber = '' } = useSearch({ from: '/signedIn/warehouse/transferDetail' });
  useTitle(t('transferTitle', { transferNumber }));
  const back = useBackTo('/warehouse/transferList');
  const transfer = useGetTransfer(transferNumber);
  return (
    <LoadedScreen
      query={transfer}
      title={t.rich('transfer', { transferNumber, code: asCode })}
      onBack={back}
      empty={transferNumber === '' && <EmptyState icon={IconTransit} title={t('noTransfer')} />}
    >
      {(data) => <TransferView key={transferNumber} transfer={data} onBack={back} onRefresh={transfer.refetch} />}
    </LoadedScreen>
  );
}
