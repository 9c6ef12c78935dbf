import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { useDays } from '../../inventory/index.ts';
import { useTyped } from '../../kit/form/use-typed.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconRtvShippers } from '../../kit/ui/icons.ts';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { RtvShipperTag } from './RtvShipperTag.tsx';
import { useListRtvShippers } from './use-list-rtv-shippers.ts';

const LONGEST = 80;

/** Shipments of returns to vendors by number, vendor or day. */
export function RtvShipperListScreen() {
  const t = useTranslations('shipping');
  const back = useBackTo('/warehouse');
  const figures = useFigures();
  const { filters, pages, change } = useListRtvShippers();
  const { from, to, q } = filters;
  const [typed, setTyped] = useTyped(q ?? '', (words) =>
    change({ ...filters, q: words.trim() || undefined }, { typed: true }),
  );
  const days = useDays({ from, to }, (next) => change({ ...filters, ...next }));
  const narrowed = q !== undefined || days.chips.length > 0;
  return (
    <ListScreen
      title={t('rtvShippers')}
      onBack={back}
      actions={days.button}
      pages={pages}
      search={
        <>
          <SearchField label={t('findRtvShipper')} value={typed} maxLength={LONGEST} onChange={setTyped} />
          {days.strip}
        </>
      }
      empty={
        <EmptyState
          icon={IconRtvShippers}
          title={t(narrowed ? 'noRtvShipperFound' : 'noRtvShippers')}
          how={t(narrowed ? 'noRtvShipperFoundHow' : 'noRtvShippersHow')}
        />
      }
      sheets={days.sheet}
    >
      {(row) => (
        <ListRow
          key={row.shipperNumber}
          href={addressOf('rtvShipper', row.shipperNumber)}
          code
          title={row.shipperNumber}
          sub={
            <>
              {row.vendorName}
              <br />
              {[t('rtvNumber', { number: row.rtvNumber }), row.trackingNumber].filter(Boolean).join(' · ')}
            </>
          }
          value={figures.day(row.shippedDate)}
          valueSub={t('lines', { count: row.itemCount })}
          chips={<RtvShipperTag shipper={row} />}
        />
      )}
    </ListScreen>
  );
}
