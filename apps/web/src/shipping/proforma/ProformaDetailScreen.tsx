import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconTransit } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { PostedShipper } from '../shippers/PostedShipper.tsx';
import { ProformaView } from './ProformaView.tsx';
import { ShipProforma } from './ShipProforma.tsx';
import { useGetProformaShipper } from './use-get-proforma-shipper.ts';

/** A proforma shipper: announced to a customer, then shipped. */
export function ProformaDetailScreen() {
  const t = useTranslations('shipping');
  const menus = useMenus();
  const { pfNumber = '', ship, posted } = useSearch({ from: '/signedIn/proformaShipper/detail' });
  useTitle(t('proformaTitle', { pfNumber }));
  const back = useBackTo('/proformaShipper/list');
  const proforma = useGetProformaShipper(posted ? '' : pfNumber);
  if (posted)
    return (
      <PostedShipper
        shipperNumber={posted}
        list="/proformaShipper/list"
        order={pfNumber}
        form={`/proformaShipper/detail?${new URLSearchParams({ pfNumber, ship: '1' })}`}
        isOfOrder={(shipper) => shipper.pfNumber === pfNumber}
        next={null}
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
          <ProformaView proforma={data} onBack={back} onRefresh={proforma.refetch} />
        )
      }
    </LoadedScreen>
  );
}
