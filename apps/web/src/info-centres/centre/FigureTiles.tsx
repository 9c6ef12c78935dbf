import type { Centre, PeriodFigure } from '@gemba/contract/info-centres/centre';
import { figureOf } from '@gemba/contract/info-centres/figures';
import type { PeriodName } from '@gemba/contract/kit/periods';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { FittedNumber } from '../../kit/ui/figures/FittedNumber.tsx';
import { KpiGrid, KpiTile } from '../../kit/ui/figures/KpiTile.tsx';
import { addressOfFigure, type Moment } from '../figure/figure-asked.ts';
import { useFigureText } from '../use-figure-text.ts';
import { changeOf } from './change-of.ts';

type Props = { centre: Centre; period: PeriodName; moment: Moment };

/** The figures of a period. A tap opens the rows behind one. */
export function FigureTiles({ centre, period, moment }: Props) {
  const t = useTranslations('info-centres');
  const figures = useFigures();
  const write = useFigureText(centre.currency);
  const { figures: shown, before } = centre.periods[period];
  const alerts = new Set(centre.alerts.map(({ figure }) => figure));
  const days = t('days', { from: figures.day(before.from), to: figures.day(before.to) });
  const deltaOf = (one: PeriodFigure) => {
    const change = changeOf(figureOf(one.figure), one);
    if (change) {
      const text = change.inPoints
        ? t('points', { change: `${change.direction === 'up' ? '+' : ''}${figures.quantity(change.value)}` })
        : figures.change(change.value);
      return { text, direction: change.direction, good: change.good, note: t('versus', { days }) };
    }
    if (one.entries === null) return undefined;
    const isAlert = alerts.has(one.figure);
    return {
      text: t('entries', { count: one.entries }),
      direction: 'flat' as const,
      ...(isAlert && { good: false }),
    };
  };
  return (
    <KpiGrid label={t('figuresOf')}>
      {shown.map((one) => {
        const { unit, time } = figureOf(one.figure);
        const name = t(`figures.${one.figure}.name`);
        const value = write.short(unit, one.value);
        const delta = deltaOf(one);
        return (
          <KpiTile
            key={one.figure}
            label={time === 'period' ? name : t('atPresent', { name })}
            value={<FittedNumber size="tile">{value}</FittedNumber>}
            open={{
              href: addressOfFigure({ figure: one.figure, period, ...moment }),
              label: t('explain', { name, value }),
            }}
            {...(delta && { delta })}
          />
        );
      })}
    </KpiGrid>
  );
}
