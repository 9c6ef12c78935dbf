import { SHIPPER_FILTERS } from '@gemba/contract/shipping/shippers/shipper-filters';
import { useTranslations } from 'use-intl';
import { addressOf, useToday } from '../../auth/index.ts';
import { useDays } from '../../inventory/index.ts';
import { useTyped } from '../../kit/form/use-typed.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconDocument } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ShipperTags } from './ShipperTags.tsx';
import { useListShippers } from './use-list-shippers.ts';

const LONGEST = 80;
/** The one that is on at first stands first. */
const CHIPS = ['all', ...SHIPPER_FILTERS.filter((one) => one !== 'all')] as const;

/** Shippers by status, number, customer or day. */
export function ShipperListScreen() {
  const t = useTranslations('shipping');
  const back = useBackTo('/warehouse');
  const figures = useFigures();
  const { dayOf } = useToday();
  const { filters, pages, change } = useListShippers();
  const { status, from, to, q } = filters;
  const [typed, setTyped] = useTyped(q ?? '', (words) =>
    change({ ...filters, q: words.trim() || undefined }, { typed: true }),
  );
  const days = useDays({ from, to }, (next) => change({ ...filters, ...next }));
  const narrowed = q !== undefined || days.chips.length > 0 || status !== 'all';
  return (
    <ListScreen
      title={t('shippers')}
      onBack={back}
      actions={days.button}
      pages={pages}
      search={
        <>
          <SearchField label={t('findShipper')} value={typed} maxLength={LONGEST} onChange={setTyped} />
          <FilterChips
            label={t('status')}
            chips={CHIPS.map((value) => ({ value, label: t(`filter.${value}`) }))}
            chosen={[status]}
            onToggle={(next) => change({ ...filters, status: next })}
          />
          {days.strip}
        </>
      }
      empty={
        <EmptyState
          icon={IconDocument}
          title={t(narrowed ? 'noShipper' : 'noShippers')}
          how={t(narrowed ? 'noShipperHow' : 'noShippersHow')}
        />
      }
      sheets={days.sheet}
    >
      {(row) => (
        <ListRow
          key={row.shipperNumber}
          href={addressOf('shipper', row.shipperNumber)}
          code
          title={row.shipperNumber}
          sub={
            <>
              {row.customerName}
              <br />
              {[t('soNumber', { number: row.soNumber }), row.trackingNumber].filter(Boolean).join(' · ')}
            </>
          }
          value={figures.day(row.shippedDate ?? dayOf(row.pickedAt))}
          valueSub={t('lines', { count: row.itemCount })}
          chips={<ShipperTags shipper={row} />}
        />
      )}
    </ListScreen>
  );
}
