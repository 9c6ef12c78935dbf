import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { ScanListScreen } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconWorkOrder } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { addressOfWorkOrder } from '../order-address.ts';
import { useMayReceive } from '../use-may-receive.ts';
import { useOpenScanned } from '../use-open-scanned.ts';
import { useListReceivableWorkOrders } from './use-list-receivable-work-orders.ts';

/** Work orders whose finished goods can be taken in. */
export function ReceiveWoScreen() {
  const t = useTranslations('receiving');
  const navigate = useNavigate();
  const figures = useFigures();
  const nameOf = usePartName();
  const { today } = useToday();
  const hrefOf = useMayReceive();
  const open = useOpenScanned('wo');
  const { q = '' } = useSearch({ from: '/signedIn/receiveWo' });
  const pages = useListReceivableWorkOrders(q);
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
              {t.rich('kindNumber.wo', { number: woNumber, code: asCode })} · {nameOf(names)}
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
