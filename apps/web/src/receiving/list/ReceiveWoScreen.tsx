import { listReceivableWorkOrders } from '@gemba/contract/receiving/receive-work-order';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { ScanListScreen } from '../../inventory/index.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconWorkOrder } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';
import { usePartName } from '../../parts/index.ts';
import { addressOfWorkOrder } from '../order/use-next-order.ts';
import { receivingKeys } from '../receiving-keys.ts';
import { useMayReceive } from '../use-may-receive.ts';
import { useOpenWorkOrder } from './use-open-scanned.ts';

/** Work orders whose finished goods can be taken in. */
export function ReceiveWoScreen() {
  const t = useTranslations('receiving');
  const navigate = useNavigate();
  const figures = useFigures();
  const nameOf = usePartName();
  const { today } = useToday();
  const hrefOf = useMayReceive();
  const open = useOpenWorkOrder();
  const { q = '' } = useSearch({ from: '/signedIn/receiveWo' });
  const query = q.trim() === '' ? {} : { q: q.trim() };
  const pages = usePages(listReceivableWorkOrders, {
    key: receivingKeys.workOrders(query),
    input: { query },
    keep: true,
  });
  const show = (words: string) => void navigate({ to: '/receiveWo', search: { q: words || undefined }, replace: true });
  return (
    <ScanListScreen
      title={t('receiveWoList')}
      expects={t('scanWorkOrderOrPart')}
      label={t('findWorkOrder')}
      q={q}
      onQuery={(words) => show(words.trim())}
      onScan={open}
      pages={pages}
      nothing="NO_RECORDS_TO_RECEIVE"
      empty={{
        icon: IconWorkOrder,
        title: t('nothingToReceive'),
        how: t('nothingFinishedHow'),
        noMatchHow: t('noWorkOrderHow'),
      }}
    >
      {({ woNumber, part, quantityOrdered, quantityReceived, uom, dueDate, status, ...names }) => (
        <ListRow
          key={woNumber}
          href={hrefOf('wo', woNumber, addressOfWorkOrder(woNumber))}
          code
          title={part}
          sub={
            <>
              <span className="code">{woNumber}</span> · {nameOf(names)}
            </>
          }
          value={t('quantityOf', {
            done: figures.quantity(quantityReceived),
            all: figures.quantity(quantityOrdered),
            unit: uom,
          })}
          valueSub={dueDate === today ? t('today') : figures.day(dueDate)}
          chips={
            (dueDate < today || status === 'RUN') && (
              <>
                {dueDate < today && (
                  <StatusTag tone="warn" shape="clock">
                    {t('late')}
                  </StatusTag>
                )}
                {status === 'RUN' && <StatusTag tone="info">{t('running')}</StatusTag>}
              </>
            )
          }
        />
      )}
    </ScanListScreen>
  );
}
