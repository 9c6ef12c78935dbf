import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartTable } from './ChartTable.tsx';
import shared from './chart.module.css';
import styles from './Donut.module.css';
import { arcs, atMostFive, sliceAt } from './donut-slices.ts';

const c = classesOf(styles);
const s = classesOf(shared);

export type DonutSlice = { label: string; value: number };
type Props = {
  label: string;
  columns: readonly [string, string];
  slices: readonly DonutSlice[];
  /** The part of the whole that no slice names; shown as "Other". */
  rest?: number;
  /** In the middle: the total and its label. */
  total: string;
  totalLabel: string;
};

/** Shares of a whole; the legend holds the values. More than five slices fold into "Other". */
export function Donut({ label, columns, slices, rest = 0, total, totalLabel }: Props) {
  const t = useTranslations('kit');
  const format = useFormatter();
  const [picked, setPicked] = useState<number>();
  const shown = atMostFive(slices, rest, t('other'));
  const sum = shown.reduce((all, { value }) => all + value, 0) || 1;
  const share = (value: number) => format.number(value / sum, { style: 'percent', maximumFractionDigits: 1 });
  const chosen = picked === undefined ? undefined : shown[picked];

  return (
    <div className={c('donut')}>
      <ChartFrame
        label={label}
        count={shown.length}
        selected={picked ?? -1}
        onSelect={setPicked}
        spoken={chosen ? `${chosen.label}: ${share(chosen.value)}` : ''}
        valueAt={(across, down) => sliceAt(shown, across, down)}
        table={
          <ChartTable
            caption={label}
            columns={columns}
            rows={shown.map((slice) => [slice.label, share(slice.value)])}
          />
        }
      >
        <svg width="132" height="132" viewBox="0 0 132 132" aria-hidden="true" className={c('ring')}>
          {arcs(shown).map((path, index) => (
            <path
              key={index}
              d={path}
              className={`${s(`viz${index + 1}`)} ${c('slice', index === picked && 'chosen')}`}
            />
          ))}
          <text x="66" y="66" textAnchor="middle" className={c('total')}>
            {chosen ? share(chosen.value) : total}
          </text>
          <text x="66" y="83" textAnchor="middle" className={c('caption')}>
            {chosen ? chosen.label.slice(0, 14) : totalLabel}
          </text>
        </svg>
      </ChartFrame>
      <ul className={c('legend')} aria-hidden="true">
        {shown.map((slice, index) => (
          <li key={slice.label} className={c('entry', index === picked && 'strong')}>
            <i className={s('swatch', `viz${index + 1}`)} />
            <span>{slice.label}</span>
            <b>{share(slice.value)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
