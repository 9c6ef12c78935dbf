import { useState } from 'react';
import { classesOf } from '../classes.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartTable } from './ChartTable.tsx';
import styles from './chart.module.css';
import { useWidth } from './use-width.ts';

const c = classesOf(styles);

export type ParetoPoint = {
  label: string;
  value: number;
  /** The value formatted for the reader. */
  text: string;
  /** The share of this and all larger ones, from 0 to 1. */
  cumulative: number;
  cumulativeText: string;
};
type Props = {
  label: string;
  /** Table headings: "Type", "Alarms", "Share so far". */
  columns: readonly [string, string, string];
  /** Largest first. */
  points: readonly ParetoPoint[];
};

const HEIGHT = 150;
const PAD = 8;

/** The few that make the most: bars, largest first, and the line of their growing share. */
export function ParetoChart({ label, columns, points }: Props) {
  const [svg, width] = useWidth<SVGSVGElement>(326);
  const [picked, setPicked] = useState(0);
  const selected = Math.min(picked, points.length - 1);
  const point = points[selected];
  if (!point) return null;

  const top = Math.max(...points.map(({ value }) => value), 0) || 1;
  const slot = width / points.length;
  const bar = Math.min(40, slot * 0.7);
  const middle = (index: number) => slot * (index + 0.5);
  const y = (share: number) => PAD + (1 - share) * (HEIGHT - 2 * PAD);
  return (
    <ChartFrame
      label={label}
      count={points.length}
      selected={selected}
      onSelect={setPicked}
      spoken={`${point.label}: ${point.text}, ${columns[2]} ${point.cumulativeText}`}
      valueAt={(across) => Math.min(points.length - 1, Math.max(0, Math.floor(across * points.length)))}
      table={
        <ChartTable
          caption={label}
          columns={columns}
          rows={points.map((row) => [row.label, row.text, row.cumulativeText])}
        />
      }
    >
      <p className={c('figures')} aria-hidden="true">
        <span>
          {point.label} <b>{point.text}</b>
        </span>
        <span className={c('series')}>
          <i className={c('swatch', 'viz2')} />
          {columns[2]} <b>{point.cumulativeText}</b>
        </span>
      </p>
      <svg ref={svg} height={HEIGHT} className={c('svg')} aria-hidden="true">
        <path d={`M0 ${y(0)}H${width}M0 ${y(1)}H${width}`} className={c('grid')} />
        {points.map(({ value }, index) => (
          <rect
            key={index}
            x={middle(index) - bar / 2}
            y={y(value / top)}
            width={bar}
            height={Math.max(2, y(0) - y(value / top))}
            rx="4"
            className={c('bar', index === selected && 'chosen')}
          />
        ))}
        <g className={c('viz2')}>
          <polyline
            points={points.map(({ cumulative }, index) => `${middle(index)},${y(cumulative)}`).join(' ')}
            className={c('line')}
          />
          <circle cx={middle(selected)} cy={y(point.cumulative)} r="4" fill="currentColor" />
        </g>
      </svg>
    </ChartFrame>
  );
}
