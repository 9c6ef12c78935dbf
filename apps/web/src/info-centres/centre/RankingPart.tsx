import type { Centre, Ranking } from '@gemba/contract/info-centres/centre';
import { type Dimension, figureOf } from '@gemba/contract/info-centres/figures';
import type { PeriodName } from '@gemba/contract/kit/periods';
import { useTranslations } from 'use-intl';
import { Donut } from '../../kit/ui/charts/Donut.tsx';
import { ParetoChart } from '../../kit/ui/charts/ParetoChart.tsx';
import { RankedBars } from '../../kit/ui/charts/RankedBars.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { addressOfFigure, type Moment } from '../figure/figure-asked.ts';
import { useFigureText } from '../use-figure-text.ts';
import { useKeyText } from '../use-key-text.ts';

type Props = { ranking: Ranking; centre: Centre; period: PeriodName; moment: Moment };

/** Shares of a whole that few values make up. */
const SHARED: readonly Dimension[] = ['productCode', 'documentType'];
/** The few that make the most. */
const PARETO: readonly Dimension[] = ['defect', 'alarmType'];

/** The customers, vendors and so on that make most of a figure; of shares, the worst. A tap opens the rows of one. */
export function RankingPart({ ranking, centre, period, moment }: Props) {
  const t = useTranslations('info-centres');
  const write = useFigureText(centre.currency);
  const keyText = useKeyText();
  const { figure: name, dimension, rows } = ranking;
  const { unit, value: way } = figureOf(name);
  const title = t(`by.${dimension}`, { name: t(`figures.${name}.name`) });
  const total = centre.periods[period].figures.find(({ figure }) => figure === name)?.value ?? null;
  const bars = rows.map(({ key, name: text, value }) => ({
    label: keyText(dimension, key, text),
    value: Number(value ?? 0),
    text: write.short(unit, value),
    href: addressOfFigure({ figure: name, period, dimension, key, ...moment }),
  }));
  const shown = bars.reduce((sum, { value }) => sum + value, 0);
  const whole = Math.max(Number(total ?? 0), shown);
  const columns = [t(`dimensions.${dimension}`), t(`figures.${name}.name`)] as const;
  if (rows.length === 0) return null;
  return (
    <Card pad aria-label={title}>
      <SectionHeader title={title} note={way === 'ratio' ? t('worstFirst') : undefined} />
      {SHARED.includes(dimension) && (
        <Donut
          label={title}
          columns={columns}
          slices={bars}
          rest={whole - shown}
          total={write.short(unit, total)}
          totalLabel={t(`figures.${name}.name`)}
        />
      )}
      {PARETO.includes(dimension) && (
        <ParetoChart
          label={title}
          columns={[...columns, t('soFar')]}
          points={growing(bars, whole).map((point) => ({
            ...point,
            cumulativeText: write.short('percent', String(Math.round(point.cumulative * 100))),
          }))}
        />
      )}
      <RankedBars label={title} bars={bars} />
    </Card>
  );
}

type Bar = { label: string; value: number; text: string };

/** Each with the share of itself and all larger ones. */
const growing = (bars: readonly Bar[], whole: number) =>
  bars.map(({ label, value, text }, index) => {
    const cumulative = bars.slice(0, index + 1).reduce((sum, bar) => sum + bar.value, 0) / (whole || 1);
    return { label, value, text, cumulative };
  });
