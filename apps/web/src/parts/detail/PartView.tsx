import type { Call } from '@gemba/contract/kit/call';
import { listPartVendorPrices, listPartWhereUsed } from '@gemba/contract/parts/part-relations';
import { getPartSupplyAndDemand, listPartOnHand } from '@gemba/contract/parts/part-rows';
import type { Part } from '@gemba/contract/parts/part-shapes';
import { useNavigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconLabel, IconStock } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { Tabs } from '../../kit/ui/layout/Tabs.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import { PagedList } from '../../kit/ui/list/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { GoodsActs } from '../GoodsActs.tsx';
import { StockRowItem } from '../rows/StockRowItem.tsx';
import { useListPartOnHand } from '../rows/use-list-part-on-hand.ts';
import { PartHead } from './PartHead.tsx';
import styles from './PartView.module.css';
import { PlanTab } from './PlanTab.tsx';
import { PricesTab } from './PricesTab.tsx';
import { groups } from './part-fields.ts';
import { QuantityCard } from './QuantityCard.tsx';
import { useFormatField } from './use-format-field.tsx';
import { usePartActs } from './use-part-acts.tsx';
import { useWaysOn, WaysOn } from './WaysOn.tsx';
import { WhereUsedTab } from './WhereUsedTab.tsx';

const tabs = {
  locations: LocationsTab,
  plan: PlanTab,
  details: DetailsTab,
  prices: PricesTab,
  whereUsed: WhereUsedTab,
} as const satisfies Record<string, ComponentType<{ part: Part }>>;
type Tab = keyof typeof tabs;
/** The tabs that are lists. */
const lists: Partial<Record<Tab, Call>> = {
  locations: listPartOnHand,
  plan: getPartSupplyAndDemand,
  prices: listPartVendorPrices,
  whereUsed: listPartWhereUsed,
};
const TABS = Object.keys(tabs) as Tab[];

type Props = {
  part: Part;
  tab: string | undefined;
  onTab: (tab: Tab) => void;
  onBack: (() => void) | undefined;
  onRefresh: () => Promise<unknown>;
};

export function PartView({ part, tab, onTab, onBack, onRefresh }: Props) {
  const t = useTranslations('parts');
  const navigate = useNavigate();
  const linkTo = useLinkTo();
  const shown = TABS.find((known) => known === tab) ?? 'locations';
  const Panel = tabs[shown];
  const ways = useWaysOn(part);
  const { acts, sheet } = usePartActs(part);
  const call = lists[shown];
  const list = call && { call, input: { params: { partNumber: part.partNumber } } };
  const labels = linkTo('labelsOfPart', part.partNumber);
  return (
    <Screen
      header={
        <AppBar
          title={t('part')}
          onBack={onBack}
          actions={
            <>
              {labels && (
                <IconButton icon={IconLabel} label={t('way.labels')} onClick={() => void navigate({ href: labels })} />
              )}
              <ListMenu label={t('more')} items={[...acts, ...ways]} list={list} />
            </>
          }
        />
      }
    >
      <PullToRefresh onRefresh={onRefresh}>
        <div className={styles['parts']}>
          <PartHead part={part} />
          <GoodsActs part={part.partNumber} />
          <QuantityCard part={part} />
          <div>
            <Tabs
              label={t('about')}
              tabs={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
              value={shown}
              onChange={onTab}
            >
              <div className={styles['panel']}>
                <Panel part={part} />
              </div>
            </Tabs>
          </div>
          <WaysOn ways={ways} />
        </div>
      </PullToRefresh>
      {sheet}
    </Screen>
  );
}

type Group = keyof typeof groups;

/** Every field of the part, in groups that fold. */
function DetailsTab({ part }: { part: Part }) {
  const t = useTranslations('parts');
  const written = useFormatField(part);
  return (Object.keys(groups) as Group[]).map((group) => (
    <Fold key={group} title={t(`group.${group}`)} open={group === 'identity' || group === 'costs'}>
      <KeyValueList facts={groups[group].map((field) => ({ label: t(`field.${field}`), value: written(field) }))} />
    </Fold>
  ));
}

function LocationsTab({ part: { partNumber, uom } }: { part: Part }) {
  const t = useTranslations('parts');
  const pages = useListPartOnHand(partNumber);
  return (
    <PagedList
      pages={pages}
      rows={pages.rows}
      label={t('tab.locations')}
      empty={<EmptyState icon={IconStock} title={t('noStock')} how={t('noStockHow')} />}
    >
      {(row) => <StockRowItem key={row.location} partNumber={partNumber} uom={uom} row={row} bucket="onHand" />}
    </PagedList>
  );
}
