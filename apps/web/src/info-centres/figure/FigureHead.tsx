import { factorOf } from '@gemba/contract/info-centres/figure-value';
import { figureOf, type RatioName } from '@gemba/contract/info-centres/figures';
import type { getFigure } from '@gemba/contract/info-centres/get-figure';
import type { CallReply } from '@gemba/contract/kit/call';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { FittedNumber } from '../../kit/ui/figures/FittedNumber.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { Facts } from '../../kit/ui/list/Facts.tsx';
import { useAge } from '../use-age.ts';
import { useFigureText } from '../use-figure-text.ts';
import styles from './FigureHead.module.css';
import type { FigureAsked } from './figure-asked.ts';

type Props = {
  asked: FigureAsked;
  figure: CallReply<typeof getFigure>;
  /** The customer, vendor and so on that the rows are of. */
  filter: string | undefined;
  /** The bar of a chart that the rows are of. */
  bar: string | undefined;
  /** Above the figure. */
  note: ReactNode;
};

/** The figure, large; its definition, its formula with its numbers, and the filter. */
export function FigureHead({ asked, figure: found, filter, bar, note }: Props) {
  const t = useTranslations('info-centres');
  const orders = useTranslations('orders');
  const figures = useFigures();
  const age = useAge();
  const write = useFigureText(found.currency);
  const figure = figureOf(asked.figure);
  const { unit, value: way } = figure;
  const isRatio = way === 'ratio';
  const daysText = () => {
    const { from, to } = found;
    if (from && to) return t('days', { from: figures.day(from), to: figures.day(to) });
    if (from) return t('since', { day: figures.day(from) });
    return to ? t('until', { day: figures.day(to) }) : t('anyDay');
  };
  const period = bar ?? (figure.time === 'period' && asked.period ? orders(`period.${asked.period}`) : t('now'));
  const number = (decimal: string) => figures.quantity(decimal);
  const factor = factorOf(figure);
  const facts = [
    ...(isRatio
      ? [
          { label: t(`ratios.${asked.figure as RatioName}.over`), value: number(found.amount) },
          { label: t(`ratios.${asked.figure as RatioName}.under`), value: number(found.base) },
          {
            label: t('formula'),
            value:
              factor === '1'
                ? t('divided', { over: number(found.amount), under: number(found.base) })
                : t('dividedTimes', { over: number(found.amount), under: number(found.base), factor }),
          },
        ]
      : [{ label: t('formula'), value: t('sumOfRows') }]),
    { label: t('period'), value: period },
    { label: t('daysOfRows'), value: daysText() },
    ...(found.average12Months === null
      ? []
      : [{ label: t('averageOf'), value: write.full(unit, found.average12Months) }]),
    ...(asked.dimension && filter ? [{ label: t(`dimensions.${asked.dimension}`), value: filter }] : []),
  ];
  return (
    <div className={styles['head']}>
      {note}
      <Card pad aria-label={t(`figures.${asked.figure}.name`)}>
        <p className={styles['note']}>{`${period} · ${age(found.asOf)}`}</p>
        <p role="status" className={styles['number']}>
          <FittedNumber size="large">{write.full(unit, found.value)}</FittedNumber>
        </p>
        <p className={styles['note']}>
          {isRatio
            ? t('entries', { count: found.entries })
            : t('sumEquals', { count: found.entries, value: write.full(unit, found.value) })}
        </p>
      </Card>
      <Fold title={t('how')}>
        <p className={styles['words']}>{t(`figures.${asked.figure}.definition`)}</p>
        <Facts facts={facts} />
      </Fold>
    </div>
  );
}
