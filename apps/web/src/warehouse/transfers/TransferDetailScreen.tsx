import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconTransit } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/LoadedScreen.tsx';
import { DrawnTransfer } from './DrawnTransfer.tsx';
import { useTransfer } from './use-transfer.ts';

/** One move of stock: what went where, whether it is there, and the way back. */
export function TransferDetailScreen() {
  const t = useTranslations('warehouse');
  const { transferNumber = '' } = useSearch({ from: '/signedIn/warehouse/transferDetail' });
  useTitle(t('transferTitle', { transferNumber }));
  const back = useBackTo('/warehouse/transferList');
  const transfer = useTransfer(transferNumber);
  return (
    <LoadedScreen
      query={transfer}
      title={t.rich('transfer', { transferNumber, code: asCode })}
      onBack={back}
      empty={transferNumber === '' && <EmptyState icon={IconTransit} title={t('noTransfer')} />}
    >
      {(data) => <DrawnTransfer key={transferNumber} transfer={data} onBack={back} onRefresh={transfer.refetch} />}
    </LoadedScreen>
  );
}
