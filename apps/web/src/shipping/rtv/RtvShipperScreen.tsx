import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconRtvShippers } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { RtvShipperView } from './RtvShipperView.tsx';
import { useGetRtvShipper } from './use-get-rtv-shipper.ts';

/** One shipment of a return: which goods left which locations. */
export function RtvShipperScreen() {
  const t = useTranslations('shipping');
  const { shipperNumber = '' } = useSearch({ from: '/signedIn/rtvShipperDetail' });
  useTitle(t('rtvShipperTitle', { shipperNumber }));
  const back = useBackTo('/rtvShipperList');
  const shipper = useGetRtvShipper(shipperNumber);
  return (
    <LoadedScreen
      query={shipper}
      title={t.rich('rtvShipperNamed', { shipperNumber, code: asCode })}
      onBack={back}
      empty={
        shipperNumber === '' && (
          <EmptyState icon={IconRtvShippers} title={t('noRtvShipper')} how={t('noRtvShipperHow')} />
        )
      }
    >
      {(data) => <RtvShipperView key={shipperNumber} shipper={data} onBack={back} onRefresh={shipper.refetch} />}
    </LoadedScreen>
  );
}
