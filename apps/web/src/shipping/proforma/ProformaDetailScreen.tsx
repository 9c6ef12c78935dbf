import { getProformaShipper } from '@gemba/contract/shipping/proforma-shippers';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { call } from '../../kit/client/call.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconTransit } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/LoadedScreen.tsx';
import { PostedShipper } from '../shippers/PostedShipper.tsx';
import { shippingKeys } from '../shipping-keys.ts';
import { DrawnProforma } from './DrawnProforma.tsx';
import { ShipProforma } from './ShipProforma.tsx';

/** What was announced to a customer: looked at, and shipped by what was announced. */
export function ProformaDetailScreen() {
  const t = useTranslations('shipping');
  const menus = useMenus();
  const { pfNumber = '', ship, posted } = useSearch({ from: '/signedIn/proformaShipper/detail' });
  useTitle(t('proformaTitle', { pfNumber }));
  const back = useBackTo('/proformaShipper/list');
  const proforma = useQuery({
    ...{ queryKey: shippingKeys.proforma(pfNumber), enabled: pfNumber !== '' && !posted },
    ...{ staleTime: 0, refetchOnWindowFocus: false },
    queryFn: ({ signal }) => call(getProformaShipper, { params: { pfNumber } }, { signal, quiet: true }),
  });
  if (posted)
    return (
      <PostedShipper
        shipperNumber={posted}
        list="/proformaShipper/list"
        order={pfNumber}
        form={`/proformaShipper/detail?${new URLSearchParams({ pfNumber, ship: '1' })}`}
        isOfOrder={(shipper) => shipper.pfNumber === pfNumber}
      />
    );
  return (
    <LoadedScreen
      query={proforma}
      title={t.rich('proformaNamed', { pfNumber, code: asCode })}
      onBack={back}
      empty={pfNumber === '' && <EmptyState icon={IconTransit} title={t('noProformas')} />}
    >
      {(data) =>
        ship && data.status === 'OPEN' && menus.has('/shipperSo/editSo') ? (
          <ShipProforma key={pfNumber} proforma={data} onBack={back} />
        ) : (
          <DrawnProforma proforma={data} onBack={back} onRefresh={proforma.refetch} />
        )
      }
    </LoadedScreen>
  );
}
