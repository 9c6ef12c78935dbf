import { asPartNumber } from '@gemba/contract/parts/part-number';
import { useTranslations } from 'use-intl';
import { companySetting } from '../../auth/index.ts';
import { useTyped } from '../../kit/form/use-typed.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useWedge } from '../../kit/scan/use-wedge.ts';
import { useStore } from '../../kit/store/store.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconSearch } from '../../kit/ui/icons.ts';
import { DaysFields } from '../DaysFields.tsx';
import { LookUpField } from '../LookUpField.tsx';
import { ItemRow } from './ItemRow.tsx';
import { type ItemSearch, itemQueryOf, useItemSearch } from './use-item-search.ts';
import { isSearchable, useListPurchaseOrderItems } from './use-list-purchase-order-items.ts';

/** Items of purchase orders by part, vendor or date: who sold us this, when, at what price. */
export function PoItemSearchScreen() {
  const t = useTranslations('orders');
  const back = useBackTo('/order');
  const { wanted, change } = useItemSearch();
  useWedge((code) => change({ partNumber: asPartNumber(code) }));
  const { query, isComplete } = itemQueryOf(wanted, useStore(companySetting));
  const pages = useListPurchaseOrderItems(query, isComplete);
  return (
    <ListScreen
      title={t('itemSearch')}
      onBack={back}
      search={<ItemSearchFields wanted={wanted} onChange={change} />}
      pages={pages}
      empty={
        <EmptyState
          icon={IconSearch}
          title={t('noItems')}
          how={t(wanted.period || wanted.from || wanted.to ? 'noItemsInDaysHow' : 'noItemsHow')}
        />
      }
      instead={!pages.asked && <EmptyState icon={IconSearch} title={t('askItems')} how={t('askItemsHow')} />}
    >
      {(row) => <ItemRow key={`${row.poNumber}/${row.purchaseOrderItemNumber}`} row={row} />}
    </ListScreen>
  );
}

type Props = { wanted: ItemSearch; onChange: (part: Partial<ItemSearch>) => void };

function ItemSearchFields({ wanted, onChange }: Props) {
  const t = useTranslations('orders');
  const [part, setPart] = useTyped(wanted.partNumber, (partNumber) => onChange({ partNumber }));
  const [vendor, setVendor] = useTyped(wanted.vendorId, (vendorId) => onChange({ vendorId }));
  const unwritten = wanted.partNumber !== '' && !isSearchable(wanted.partNumber);
  return (
    <>
      <LookUpField of="partNumber" value={part} error={unwritten && t('partRule')} onChange={setPart} />
      <LookUpField of="vendorId" value={vendor} onChange={setVendor} />
      <DaysFields days={wanted} onChange={onChange} />
    </>
  );
}
