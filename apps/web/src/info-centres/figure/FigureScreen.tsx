import { CENTRES, type CentreName, figureOf } from '@gemba/contract/info-centres/figures';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { isDayRefused } from '../../kit/client/is-day-refused.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconStatistics } from '../../kit/ui/icons.ts';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { useGetFigure } from '../calls/use-get-figure.ts';
import { useListFigureRows } from '../calls/use-list-figure-rows.ts';
import { NoSuchDay } from '../NoSuchDay.tsx';
import { ShareButton } from '../ShareButton.tsx';
import { SharedOnNote } from '../SharedOnNote.tsx';
import { useKeyText } from '../use-key-text.ts';
import { FigureHead } from './FigureHead.tsx';
import { FigureRowView } from './FigureRowView.tsx';
import { addressOfFigure, type FigureAsked, figureIn } from './figure-asked.ts';
import { useBarText } from './use-bar-text.ts';

const PATHS: Readonly<Record<CentreName, `/${string}`>> = {
  sales: '/sales/infoCenter',
  purchasing: '/purchase/infoCenter',
  workOrders: '/order/woInfoCenter',
  engineering: '/engineering/infoCenter',
  warehouse: '/warehouse/infoCenter',
  accounting: '/accounting/infoCenter',
  quality: '/quality/infoCenter',
};

/** One figure explained: how it is computed, and the rows that it is the sum of. */
export function FigureScreen() {
  const t = useTranslations('info-centres');
  const asked = figureIn(useSearch({ from: '/signedIn/infoCenter/figure' }));
  const menus = useMenus();
  const above = PATHS[asked ? figureOf(asked.figure).centre : CENTRES[0]];
  // A colleague with fewer rights may have been sent here.
  const back = useBackTo(menus.has(above) ? above : '/navigation');
  if (asked) return <Explained key={JSON.stringify(asked)} asked={asked} onBack={back} />;
  return (
    <Screen header={<AppBar title={t('unknown')} onBack={back} />} fill>
      <EmptyState icon={IconStatistics} title={t('unknown')} how={t('unknownHow')} />
    </Screen>
  );
}

function Explained({ asked, onBack }: { asked: FigureAsked; onBack: () => void }) {
  const t = useTranslations('info-centres');
  const navigate = useNavigate();
  const { sharedOn, ...now } = asked;
  const keyText = useKeyText();
  const barText = useBarText();
  const { data, error } = useGetFigure(asked);
  const pages = useListFigureRows(asked);
  const name = t(`figures.${asked.figure}.name`);
  const filter = data && asked.dimension && keyText(asked.dimension, asked.key ?? '', data.name ?? '');
  const bar = data && barText(asked, data);
  const parts = [filter, bar].filter(Boolean).join(' · ');
  const title = parts ? `${name}: ${parts}` : name;
  const openToday = () => void navigate({ href: addressOfFigure(now), replace: true });
  return (
    <ListScreen
      title={title}
      subtitle={t(`centres.${figureOf(asked.figure).centre}`)}
      onBack={onBack}
      actions={data && <ShareButton title={title} asOf={data.asOf} />}
      totals={
        data && (
          <FigureHead
            asked={asked}
            figure={data}
            filter={filter}
            bar={bar}
            note={<SharedOnNote sharedOn={sharedOn} figure={asked.figure} onToday={openToday} />}
          />
        )
      }
      pages={pages}
      missing={isDayRefused(error) && <NoSuchDay sharedOn={sharedOn} onToday={openToday} />}
      label={t('rows')}
      empty={<EmptyState icon={IconStatistics} title={t('noRows')} how={t('noRowsHow')} />}
    >
      {(row) => (
        <FigureRowView
          key={`${row.documentNumber} ${row.itemNumber} ${row.partyId} ${row.day} ${row.amount} ${row.base}`}
          figure={figureOf(asked.figure)}
          row={row}
          currency={data?.currency ?? ''}
        />
      )}
    </ListScreen>
  );
}
