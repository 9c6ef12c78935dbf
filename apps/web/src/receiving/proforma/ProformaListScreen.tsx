import type { ProformaReceiverRow } from '@gemba/contract/receiving/proforma/proforma-receiver';
import { useTranslations } from 'use-intl';
import { addressOf, useToday } from '../../auth/index.ts';
import { AnnouncementsScreen, useAnnouncementFilter } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useListProformaReceivers } from './use-list-proforma-receivers.ts';

/** Goods that vendors have on the way, or had. */
export function ProformaListScreen() {
  const t = useTranslations('receiving');
  const filter = useAnnouncementFilter('proformaReceiver');
  const { status, q } = filter;
  return (
    <AnnouncementsScreen
      kind="proformaReceiver"
      filter={filter}
      pages={useListProformaReceivers(status, q)}
      words={{
        title: t('proformas'),
        add: t('announceGoods'),
        status: { open: t('proformaStatus.open'), closed: t('proformaStatus.closed') },
        find: t('findProforma'),
        nothing: q ? t('noMatch', { words: q }) : t('noProformas'),
        how: t('noProformasHow'),
      }}
    >
      {(row) => <ProformaRow key={row.prNumber} row={row} />}
    </AnnouncementsScreen>
  );
}

function ProformaRow({ row }: { row: ProformaReceiverRow }) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const { today } = useToday();
  const { prNumber, vendorName, containerNumber, expectedDate, itemCount, isBond, status } = row;
  const isLate = status === 'OPEN' && expectedDate !== null && expectedDate < today;
  return (
    <ListRow
      href={addressOf('proformaReceiver', prNumber)}
      title={vendorName}
      sub={
        <>
          <span className="code">{prNumber}</span>
          {containerNumber && ` · ${containerNumber}`}
        </>
      }
      value={t('lines', { count: itemCount })}
      valueSub={expectedDate ? figures.day(expectedDate) : undefined}
      chips={
        (isLate || isBond) && (
          <>
            {isLate && (
              <StatusTag tone="warn" shape="clock">
                {t('late')}
              </StatusTag>
            )}
            {isBond && (
              <StatusTag tone="info" plain>
                {t('bond')}
              </StatusTag>
            )}
          </>
        )
      }
    />
  );
}
