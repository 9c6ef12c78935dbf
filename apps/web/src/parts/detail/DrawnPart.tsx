import type { Call } from '@gemba/contract/kit/call';
import { partVendorPrices, partWhereUsed } from '@gemba/contract/parts/part-relations';
import { partOnHand, partSupplyAndDemand } from '@gemba/contract/parts/part-rows';
import type { Part } from '@gemba/contract/parts/part-shapes';
import { useNavigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconPrint } from '../../kit/ui/icons.ts';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import styles from './DrawnPart.module.css';
import { LocationsTab } from './LocationsTab.tsx';
import { PartHead } from './PartHead.tsx';
import { PlanTab } from './PlanTab.tsx';
import { PricesTab } from './PricesTab.tsx';
import { QuantityCard } from './QuantityCard.tsx';
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
/** The lists among them. */
const lists: Partial<Record<Tab, Call>> = {
  locations: partOnHand,
  plan: partSupplyAndDemand,
  prices: partVendorPrices,
  whereUsed: partWhereUsed,
};
const TABS = Object.keys(tabs) as Tab[];

type Props = {
  part: Part;
  tab: string | undefined;
  onTab: (tab: Tab) => void;
  onBack: (() => void) | undefined;
  onRefresh: () => Promise<unknown>;
};

export function DrawnPart({ part, tab, onTab, onBack, onRefresh }: Props) {
  const t = useTranslations('parts');
  const navigate = useNavigate();
  const linkTo = useLinkTo();
  const shown = TABS.find((one) => one === tab) ?? 'locations';
  const Panel = tabs[shown];
  const ways = useWaysOn(part);
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
                <IconButton icon={IconPrint} label={t('way.labels')} onClick={() => void navigate({ href: labels })} />
              )}
              <ListMenu label={t('more')} items={ways} list={list} />
            </>
          }
        />
      }
    >
      <PullToRefresh onRefresh={onRefresh}>
        <div className={styles['parts']}>
          <PartHead part={part} />
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
    </Screen>
  );
}
