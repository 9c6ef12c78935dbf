import { PROFORMA_FILTERS } from '@gemba/contract/receiving/proforma/proforma-moves';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { addressOf, useMenus, useToday } from '../../auth/index.ts';
import { useTyped } from '../../kit/form/use-typed.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconAdd, IconTransit } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useListProformaReceivers } from './use-list-proforma-receivers.ts';

const LONGEST = 80;

/** Goods that vendors have on the way, or had. */
export function ProformaListScreen() {
  const t = useTranslations('receiving');
  const back = useBackTo('/warehouse');
  const navigate = useNavigate();
  const menus = useMenus();
  const figures = useFigures();
  const { today } = useToday();
  const search = useSearch({ from: '/signedIn/proformaReceiver/list' });
  const status = PROFORMA_FILTERS.find((one) => one === search['status']) ?? 'open';
  const q = search['q'] ?? '';
  const show = (next: { status?: string; q?: string }) =>
    void navigate({
      to: '/proformaReceiver/list',
      search: {
        status: (next.status ?? status) === 'open' ? undefined : 'closed',
        q: (next.q ?? q).trim() || undefined,
      },
      replace: true,
    });
  const [typed, setTyped] = useTyped(q, (words) => show({ q: words }));
  const pages = useListProformaReceivers(status, q);
  return (
    <ListScreen
      title={t('proformas')}
      onBack={back}
      actions={
        menus.has('/proformaReceiver/new') && (
          <IconButton
            icon={IconAdd}
            label={t('announceGoods')}
            onClick={() => void navigate({ to: '/proformaReceiver/new' })}
          />
        )
      }
      pages={pages}
      search={
        <>
          <SegmentedControl
            label={t('proformas')}
            segments={PROFORMA_FILTERS.map((value) => ({ value, label: t(`proformaStatus.${value}`) }))}
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
      {({ prNumber, vendorName, containerNumber, expectedDate, itemCount, isBond, status: state }) => (
        <ListRow
          key={prNumber}
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
            (isBond || (state === 'OPEN' && expectedDate !== null && expectedDate < today)) && (
              <>
                {state === 'OPEN' && expectedDate !== null && expectedDate < today && (
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
      )}
    </ListScreen>
  );
}
