import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ScanListScreen } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconCustomerReturn } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { addressOfRma } from '../order-address.ts';
import { useOpenScanned } from '../use-open-scanned.ts';
import { useListReceivableRmas } from './use-list-receivable-rmas.ts';

/** Approved returns of customers whose goods are expected. */
export function ReceiveRmaScreen() {
  const t = useTranslations('receiving');
  const navigate = useNavigate();
  const figures = useFigures();
  const open = useOpenScanned('rma');
  const { q = '' } = useSearch({ from: '/signedIn/receiveRma' });
  const pages = useListReceivableRmas(q);
  const show = (words: string) =>
    void navigate({ to: '/receiveRma', search: { q: words || undefined }, replace: true });
  return (
    <ScanListScreen
      title={t('receiveRmaList')}
      expects={t('scanReturn')}
      label={t('findReturn')}
      q={q}
      onQuery={(words) => show(words.trim())}
      onScan={open}
      pages={pages}
      nothing="NO_RECORDS_TO_RECEIVE"
      empty={{
        icon: IconCustomerReturn,
        title: t('nothingToReceive'),
        how: t('nothingReturnedHow'),
        noMatchHow: t('nothingReturnedHow'),
      }}
    >
      {({ rmaNumber, customerName, reason, rmaDate, openItemCount, status }) => (
        <ListRow
          key={rmaNumber}
          href={addressOfRma(rmaNumber)}
          title={customerName}
          sub={
            <>
              {t.rich('kindNumber.rma', { number: rmaNumber, code: asCode })} · {reason}
            </>
          }
          value={t('lines', { count: openItemCount })}
          valueSub={figures.day(rmaDate)}
          chips={status === 'PARTIAL' && <StatusTag tone="info">{t('partly')}</StatusTag>}
        />
      )}
    </ScanListScreen>
  );
}
