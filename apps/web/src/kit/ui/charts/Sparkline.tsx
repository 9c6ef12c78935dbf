import type { ReactNode } from 'react';
import { classesOf } from '../classes.ts';
import { ChartTable } from './ChartTable.tsx';
import styles from './Sparkline.module.css';

const c = classesOf(styles);

type Props = {
  label: string;
  columns: readonly [string, string];
  points: readonly { label: string; value: number; text: string }[];
  /** Stock changes in steps, prices gradually. */
  stepped?: boolean;
  /** Below the start and the end of the line, instead of the first and the last label. */
  ends?: readonly [ReactNode, ReactNode];
};

const WIDTH = 236;
const HEIGHT = 44;

/** The trend of one figure, without axes; the figure itself stands beside it. */
export function Sparkline({ label, columns, points, stepped, ends }: Props) {
  const [first, last] = [points[0], points[points.length - 1]];
  if (!first || !last) return null;
  const values = points.map(({ value }) => value);
  const [low, top] = [Math.min(...values), Math.max(...values)];
  const x = (index: number) => 4 + (index * (WIDTH - 10)) / Math.max(1, points.length - 1);
  const y = (value: number) => 6 + ((top - value) / (top - low || 1)) * (HEIGHT - 12);
  const path = points.map((point, index) =>
    index === 0
      ? `M${x(0)} ${y(point.value)}`
      : stepped
        ? `H${x(index)}V${y(point.value)}`
        : `L${x(index)} ${y(point.value)}`,
  );
  return (
    <figure className={c('figure')}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={c('svg')} aria-hidden="true">
        <path d={path.join('')} className={c('line')} />
        <circle cx={x(points.length - 1)} cy={y(last.value)} r="4" className={c('end')} />
      </svg>
      <figcaption className={c('ends')} aria-hidden="true">
        <span>{ends ? ends[0] : first.label}</span>
        <span>{ends ? ends[1] : last.label}</span>
      </figcaption>
      <ChartTable caption={label} columns={columns} rows={points.map((point) => [point.label, point.text])} />
    </figure>
  );
}
