import { READINESS } from '@gemba/contract/shipping/sales-order/readiness';
import { useTranslations } from 'use-intl';
import { ScanListScreen } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconShip } from '../../kit/ui/icons.ts';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { useOpenScanned } from '../use-open-scanned.ts';
import { OrderToShip } from './OrderToShip.tsx';
import { countText, type ReadinessGroups, ReadinessSections } from './ReadinessSections.tsx';
import { READINESS_TABS, type ReadinessTab, useOrdersToShip } from './use-orders-to-ship.ts';

const countIn = (groups: ReadinessGroups, tab: ReadinessTab) =>
  READINESS.reduce((sum, readiness) => (tab === 'all' || tab === readiness ? sum + groups[readiness].count : sum), 0);

/** Sales orders to ship, those due first, by what is on hand: looked for, or scanned. */
export function ShipperSoScreen() {
  const t = useTranslations('shipping');
  const figures = useFigures();
  const scan = useOpenScanned('so');
  const { q, tab, isOverview, groups, pages, show } = useOrdersToShip();
  const { data, dataUpdatedAt } = groups;
  const segmentOf = (value: ReadinessTab) => ({
    value,
    label: t(`tab.${value}`),
    count: data && q === '' ? countText(countIn(data, value), data.more) : undefined,
  });
  return (
    <ScanListScreen
      title={t('shipSoList')}
      subtitle={data && t('soonestFirst', { time: figures.time(new Date(dataUpdatedAt).toISOString()) })}
      expects={t('scanOrder')}
      label={t('findOrder')}
      q={q}
      onQuery={(words) => show({ q: words })}
      onScan={scan}
      filter={
        <SegmentedControl
          label={t('whatCanBeShipped')}
          segments={READINESS_TABS.map(segmentOf)}
          value={tab}
          onChange={(next) => show({ tab: next })}
        />
      }
      pages={pages}
      nothing="NO_RECORDS_TO_SHIP"
      empty={{ icon: IconShip, title: t(`empty.${tab}`), how: t(`emptyHow.${tab}`), noMatchHow: t('noOrderHow') }}
      instead={
        isOverview &&
        data &&
        countIn(data, 'all') > 0 && (
          <ReadinessSections groups={data} onChoose={(readiness) => show({ tab: readiness })} />
        )
      }
    >
      {(order) => <OrderToShip key={order.soNumber} order={order} />}
    </ScanListScreen>
  );
}
