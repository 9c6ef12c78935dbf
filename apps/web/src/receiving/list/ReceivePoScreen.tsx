import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ScanListScreen } from '../../inventory/index.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconReceive, IconSearch } from '../../kit/ui/icons.ts';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { addressOfOrder } from '../order/use-next-order.ts';
import { OrdersOfPart } from './OrdersOfPart.tsx';
import { ReceivableRow } from './ReceivableRow.tsx';
import { useReceivableOrders } from './use-receivable-orders.ts';

/** Purchase orders that can be received: looked for, or scanned, by their number, their vendor or a part. */
export function ReceivePoScreen() {
  const t = useTranslations('receiving');
  const navigate = useNavigate();
  const { q = '', part } = useSearch({ from: '/signedIn/receivePo' });
  const { pages, find, nothing } = useReceivableOrders(q);
  const show = (search: { q?: string | undefined; part?: string | undefined }, replace = true) =>
    void navigate({ to: '/receivePo', search, replace });
  const scan = async (code: string) => {
    const found = await find(code);
    if (found?.poNumber) void navigate({ href: addressOfOrder(found.poNumber) });
    else if (found?.part) show({ part: found.part }, false);
    else return false;
    return true;
  };
  return (
    <ScanListScreen
      title={t('receivePoList')}
      expects={t('scanOrderOrPart')}
      label={t('findOrder')}
      q={part ?? q}
      onQuery={(words) => show({ q: words.trim() || undefined })}
      onScan={scan}
      refresh={pages.refetch}
      menu={<ListMenu list={pages.list} />}
    >
      {part ? (
        <OrdersOfPart part={part} />
      ) : (
        <PagedList
          label={t('receivePoList')}
          pages={nothing ? { ...pages, isError: false } : pages}
          rows={nothing ? [] : pages.rows}
          empty={
            <EmptyState
              icon={q ? IconSearch : IconReceive}
              title={q ? t('noMatch', { words: q }) : t('nothingToReceive')}
            >
              {q ? t('noOrderHow') : t('nothingToReceiveHow')}
            </EmptyState>
          }
        >
          {(row) => <ReceivableRow key={row.poNumber} row={row} />}
        </PagedList>
      )}
    </ScanListScreen>
  );
}
