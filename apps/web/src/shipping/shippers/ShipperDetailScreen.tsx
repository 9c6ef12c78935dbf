import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconDocument } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { ShipperView } from './ShipperView.tsx';
import { useGetShipper } from './use-get-shipper.ts';

/** One shipper: what was picked for it, and what can be done with it. */
export function ShipperDetailScreen() {
  const t = useTranslations('shipping');
  const { shipperNumber = '' } = useSearch({ from: '/signedIn/shipperDetail' });
  useTitle(t('shipperTitle', { shipperNumber }));
  const back = useBackTo('/shipperList');
  const shipper = useGetShipper(shipperNumber);
  return (
    <LoadedScreen
      query={shipper}
      title={t.rich('shipper', { shipperNumber, code: asCode })}
      onBack={back}
      empty={shipperNumber === '' && <EmptyState icon={IconDocument} title={t('noShipper')} />}
    >
      {(data) => <ShipperView key={shipperNumber} shipper={data} onBack={back} onRefresh={shipper.refetch} />}
    </LoadedScreen>
  );
}
