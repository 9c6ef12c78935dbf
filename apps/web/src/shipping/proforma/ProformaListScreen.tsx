import { PROFORMA_FILTERS } from '@gemba/contract/receiving/proforma/proforma-moves';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { addressOf, useMenus } from '../../auth/index.ts';
import { useTyped } from '../../kit/form/use-typed.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconAdd, IconTransit } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useListProformaShippers } from './use-list-proforma-shippers.ts';

const LONGEST = 80;

/** Goods that were announced to customers, and go out by what was announced. */
export function ProformaListScreen() {
  const t = useTranslations('shipping');
  const back = useBackTo('/warehouse');
  const navigate = useNavigate();
  const menus = useMenus();
  const figures = useFigures();
  const search = useSearch({ from: '/signedIn/proformaShipper/list' });
  const status = PROFORMA_FILTERS.find((one) => one === search['status']) ?? 'open';
  const q = search['q'] ?? '';
  const show = (next: { status?: string; q?: string }) =>
    void navigate({
      to: '/proformaShipper/list',
      search: {
        status: (next.status ?? status) === 'open' ? undefined : 'closed',
        q: (next.q ?? q).trim() || undefined,
      },
      replace: true,
    });
  const [typed, setTyped] = useTyped(q, (words) => show({ q: words }));
  const pages = useListProformaShippers(status, q);
  return (
    <ListScreen
      title={t('proformas')}
      onBack={back}
      actions={
        menus.has('/proformaShipper/new') && (
          <IconButton
            icon={IconAdd}
            label={t('announceGoods')}
            onClick={() => void navigate({ to: '/proformaShipper/new' })}
          />
        )
      }
      pages={pages}
      search={
        <>
          <SegmentedControl
            label={t('status')}
            segments={PROFORMA_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
            value={status}
            onChange={(next) => show({ status: next })}
          />
          <SearchField label={t('findProforma')} value={typed} maxLength={LONGEST} onChange={setTyped} />
        </>
      }
      empty={
        <EmptyState
          icon={IconTransit}
          title={q ? t('noMatch', { words: q }) : t('noProformas')}
          how={t('noProformasHow')}
        />
      }
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
    </ListScreen>
  );
}
