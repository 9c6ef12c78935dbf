import type { CSSProperties, ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { addDecimals, shownDecimal } from '../input/decimal-input.ts';
import styles from './CoverageBar.module.css';

const c = classesOf(styles);

type Props = {
  /** Decimal strings; floats are used for the drawing only. */
  onHand: string;
  onOrder: string;
  demand: string;
  /** StatusTags with the conclusion. */
  children?: ReactNode;
};

/** On hand solid, on order hatched, demand as a tick: does the supply cover the demand? */
export function CoverageBar({ onHand, onOrder, demand, children }: Props) {
  const t = useTranslations('kit');
  const locale = useLocale();
  const shown = (text: string) => shownDecimal(text, locale);
  const supply = addDecimals(onHand, onOrder);
  const scale = Math.max(Number(supply), Number(demand), 1);
  const share = (text: string) => `${(Math.max(0, Number(text)) / scale) * 100}%`;
  const drawing = { '--hand': share(onHand), '--order': share(onOrder), '--demand': share(demand) };
  const sentence = t('coverage', { onHand: shown(onHand), onOrder: shown(onOrder), demand: shown(demand) });
  return (
    <div className={c('cover')}>
      <div role="img" aria-label={sentence} className={c('track')} style={drawing as CSSProperties}>
        <span className={c('hand')} />
        <span className={c('order')} />
        <span className={c('demand')} />
      </div>
      <div className={c('words')} aria-hidden="true">
        <span>
          {t('supply')} <b>{shown(supply)}</b>
        </span>
        <span className={c('tick')}>
          {t('demand')} <b>{shown(demand)}</b>
        </span>
      </div>
      {children && <div className={c('chips')}>{children}</div>}
    </div>
  );
}
