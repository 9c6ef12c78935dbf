import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconDocument } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/LoadedScreen.tsx';
import { DrawnShipper } from './DrawnShipper.tsx';
import { useShipper } from './use-shipper.ts';

/** One shipper: what was picked for it, and what can be done with it. */
export function ShipperDetailScreen() {
  const t = useTranslations('shipping');
  const { shipperNumber = '' } = useSearch({ from: '/signedIn/shipperDetail' });
  useTitle(t('shipperTitle', { shipperNumber }));
  const back = useBackTo('/shipperList');
  const shipper = useShipper(shipperNumber);
  return (
    <LoadedScreen
      query={shipper}
      title={t.rich('shipper', { shipperNumber, code: asCode })}
      onBack={back}
      empty={shipperNumber === '' && <EmptyState icon={IconDocument} title={t('noShipper')} />}
    >
      {(data) => <DrawnShipper key={shipperNumber} shipper={data} onBack={back} onRefresh={shipper.refetch} />}
    </LoadedScreen>
  );
}
