import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { AnnouncementsScreen, useAnnouncementFilter } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useListProformaShippers } from './use-list-proforma-shippers.ts';

/** Goods that were announced to customers, and go out by what was announced. */
export function ProformaListScreen() {
  const t = useTranslations('shipping');
  const figures = useFigures();
  const filter = useAnnouncementFilter('proformaShipper');
  const { status, q } = filter;
  return (
    <AnnouncementsScreen
      kind="proformaShipper"
      filter={filter}
      pages={useListProformaShippers(status, q)}
      words={{
        title: t('proformas'),
        add: t('announceGoods'),
        status: { open: t('filter.open'), closed: t('filter.closed') },
        find: t('findProforma'),
        nothing: q ? t('noMatch', { words: q }) : t('noProformas'),
        how: t('noProformasHow'),
      }}
    >
      {({ pfNumber, customerName, soNumber, pfDate, itemCount, customerPo }) => (
        <ListRow
          key={pfNumber}
          href={addressOf('proformaShipper', pfNumber)}
          title={customerName}
          sub={
            <>
              <span className="code">{pfNumber}</span> · {t('soNumber', { number: soNumber })}
              {customerPo && ` · ${customerPo}`}
            </>
          }
          value={t('lines', { count: itemCount })}
          valueSub={figures.day(pfDate)}
        />
      )}
    </AnnouncementsScreen>
  );
}
