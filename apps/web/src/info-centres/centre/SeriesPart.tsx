import type { Centre, Series } from '@gemba/contract/info-centres/centre';
import { AVERAGE_BAR } from '@gemba/contract/info-centres/figure-filter';
import { figureOf } from '@gemba/contract/info-centres/figures';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { BarChart } from '../../kit/ui/charts/BarChart.tsx';
import { LineChart } from '../../kit/ui/charts/LineChart.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { addressOfFigure, type Moment } from '../figure/figure-asked.ts';
import { useFigureText } from '../use-figure-text.ts';
import { useSpanText } from '../use-span-text.ts';

type Props = { series: Series; centre: Centre; moment: Moment };

/** A figure over time, by month, by week or by how long it is due; shares as a line, amounts as bars. */
export function SeriesPart({ series: { figure: name, kind, points }, centre, moment }: Props) {
  const t = useTranslations('info-centres');
  const figures = useFigures();
  const write = useFigureText(centre.currency);
  const span = useSpanText(centre.today);
  const { unit, value: way } = figureOf(name);
  const title = t(`drawn.${kind}`, { name: t(`figures.${name}.name`) });
  const average = centre.average12Months.find(({ figure }) => figure === name)?.value;
  const drawn = points.map((point) => ({
    ...span(kind, point),
    value: Number(point.value ?? 0),
    text: write.short(unit, point.value),
    href: addressOfFigure({ figure: name, bar: point.bar, ...moment }),
  }));
  const averageAddress = addressOfFigure({ figure: name, bar: AVERAGE_BAR, ...moment });
  const averageText = average ? t('average', { value: write.short(unit, average) }) : undefined;
  return (
    <Card pad aria-label={title}>
      <SectionHeader
        title={title}
        note={unit === 'money' ? centre.currency : undefined}
        action={unit === 'percent' && averageText ? { label: averageText, href: averageAddress } : undefined}
      />
      {way === 'ratio' ? (
        <LineChart
          label={title}
          axis={t(`axis.${kind}`)}
          labels={drawn}
          series={[{ name: t(`figures.${name}.name`), points: drawn }]}
        />
      ) : (
        <BarChart
          label={title}
          columns={[t(`axis.${kind}`), t(`figures.${name}.name`)]}
          points={drawn}
          {...(kind === 'months' &&
            average &&
            averageText && { average: { value: Number(average), text: averageText, href: averageAddress } })}
        />
      )}
      {kind !== 'months' && <p className="sr-only">{figures.day(centre.today)}</p>}
    </Card>
  );
}
