import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useLinkTo, useMenus } from '../../auth/index.ts';
import { ScanListScreen, useSayReason } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconVendorReturn } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { addressOfRtv } from '../order-address.ts';
import { useOpenScanned } from '../use-open-scanned.ts';
import { useListShippableRtvs } from './use-list-shippable-rtvs.ts';

/** Approved returns whose goods wait for their way to the vendor. */
export function ShipRtvScreen() {
  const t = useTranslations('shipping');
  const navigate = useNavigate();
  const figures = useFigures();
  const sayReason = useSayReason();
  const menus = useMenus();
  const linkTo = useLinkTo();
  const open = useOpenScanned('rtv');
  const { q = '' } = useSearch({ from: '/signedIn/shipRtv' });
  const pages = useListShippableRtvs(q);
  const show = (words: string) => void navigate({ to: '/shipRtv', search: { q: words || undefined }, replace: true });
  return (
    <ScanListScreen
      title={t('shipRtvList')}
      expects={t('scanReturn')}
      label={t('findReturn')}
      q={q}
      onQuery={(words) => show(words.trim())}
      onScan={open}
      pages={pages}
      nothing="NO_RECORDS_TO_SHIP"
      empty={{
        icon: IconVendorReturn,
        title: t('nothingReturned'),
        how: t('nothingReturnedHow'),
        noMatchHow: t('nothingReturnedHow'),
      }}
    >
      {({ rtvNumber, vendorName, reason, rtvDate, openItemCount, status }) => (
        <ListRow
          key={rtvNumber}
          href={menus.has('/shipRtv/editRtv') ? addressOfRtv(rtvNumber) : linkTo('rtv', rtvNumber)}
          title={vendorName}
          sub={
            <>
              <span className="code">{t('rtvNumber', { number: rtvNumber })}</span> · {sayReason(reason)}
            </>
          }
          value={t('lines', { count: openItemCount })}
          valueSub={figures.day(rtvDate)}
          chips={status === 'PARTIAL' && <StatusTag tone="info">{t('partlyShipped')}</StatusTag>}
        />
      )}
    </ScanListScreen>
  );
}
