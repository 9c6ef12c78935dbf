import type { Centre } from '@gemba/contract/info-centres/centre';
import type { CentreName } from '@gemba/contract/info-centres/figures';
import { PERIODS } from '@gemba/contract/kit/periods';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isDayRefused } from '../../kit/client/is-day-refused.ts';
import { Cards } from '../../kit/frames/DocumentScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { IconRefresh } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SearchArea } from '../../kit/ui/input/SearchArea.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { type Moment, periodIn } from '../figure/figure-asked.ts';
import { NoSuchDay } from '../NoSuchDay.tsx';
import { ShareButton } from '../ShareButton.tsx';
import { SharedOnNote } from '../SharedOnNote.tsx';
import { useAge } from '../use-age.ts';
import { FigureTiles } from './FigureTiles.tsx';
import { RankingPart } from './RankingPart.tsx';
import { SeriesPart } from './SeriesPart.tsx';

type Query = { data: Centre | undefined; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
type Props = {
  name: CentreName;
  path: `/${string}`;
  period: string | undefined;
  moment: Moment;
  query: Query;
  /** Under the figures. */
  below?: ReactNode;
};

/** One dashboard: the figures of a period, their trend, and who or what makes most of them. */
export function CentreScreen({ name, path, period: asked, moment, query, below }: Props) {
  const t = useTranslations('info-centres');
  const orders = useTranslations('orders');
  const title = t(`centres.${name}`);
  useTitle(title);
  const back = useBackTo('/navigation');
  const navigate = useNavigate();
  const age = useAge();
  const period = periodIn(asked);
  const { sharedOn, ...now } = moment;
  const open = (search: object) =>
    void navigate({ href: `${path}?${new URLSearchParams({ ...search }).toString()}`, replace: true });
  const openToday = () => open({ period, ...now });
  return (
    <LoadedScreen
      query={query}
      title={title}
      onBack={back}
      empty={isDayRefused(query.error) && <NoSuchDay sharedOn={sharedOn} onToday={openToday} />}
    >
      {(centre: Centre) => (
        <Screen
          busy={query.isFetching}
          header={
            <AppBar
              title={title}
              subtitle={age(centre.asOf, 'centreAsOf')}
              onBack={back}
              actions={
                <>
                  <ShareButton title={title} asOf={centre.asOf} />
                  <IconButton icon={IconRefresh} label={t('refresh')} onClick={() => void query.refetch()} />
                </>
              }
            />
          }
        >
          <PullToRefresh onRefresh={query.refetch}>
            <SearchArea>
              <FilterChips
                label={orders('quickRange')}
                chips={PERIODS.map((value) => ({ value, label: orders(`period.${value}`) }))}
                chosen={[period]}
                onToggle={(value) => open({ period: value, ...moment })}
              />
            </SearchArea>
            <Cards>
              <SharedOnNote sharedOn={sharedOn} onToday={openToday} />
              <FigureTiles centre={centre} period={period} moment={moment} />
              {below}
              {centre.series.map((series) => (
                <SeriesPart key={`${series.figure} ${series.kind}`} series={series} centre={centre} moment={moment} />
              ))}
              {centre.rankings
                .filter((ranking) => ranking.period === null || ranking.period === period)
                .map((ranking) => (
                  <RankingPart
                    key={`${ranking.figure} ${ranking.dimension}`}
                    ranking={ranking}
                    centre={centre}
                    period={period}
                    moment={moment}
                  />
                ))}
            </Cards>
          </PullToRefresh>
        </Screen>
      )}
    </LoadedScreen>
  );
}
