import { useState } from 'react';
import { classesOf } from '../classes.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartReading } from './ChartReading.tsx';
import { ChartTable } from './ChartTable.tsx';
import styles from './chart.module.css';
import { useWidth } from './use-width.ts';

const c = classesOf(styles);

export type ChartPoint = {
  /** In full: "June 2026". */
  label: string;
  /** Under the bar: "J". */
  short: string;
  value: number;
  /** The value formatted for the reader. */
  text: string;
  /** The rows behind it. */
  href?: string;
};
type Props = {
  label: string;
  /** Table headings: "Month", "Booked". */
  columns: readonly [string, string];
  points: readonly ChartPoint[];
  average?: { value: number; text: string; href?: string };
};

const HEIGHT = 124;
const FOOT = 20;

export function BarChart({ label, columns, points, average }: Props) {
  const [svg, width] = useWidth<SVGSVGElement>(326);
  const [picked, setPicked] = useState<number>();
  const selected = Math.min(picked ?? points.length - 1, points.length - 1);
  const point = points[selected];
  if (!point) return null;

  const top = Math.max(...points.map(({ value }) => value), average?.value ?? 0, 0) || 1;
  const low = Math.min(...points.map(({ value }) => value), 0);
  const y = (value: number) => ((top - value) / (top - low)) * (HEIGHT - FOOT);
  const slot = width / points.length;
  const bar = Math.min(28, slot * 0.6);

  return (
    <ChartFrame
      label={label}
      count={points.length}
      selected={selected}
      onSelect={setPicked}
      spoken={`${point.label}: ${point.text}`}
      valueAt={(across) => Math.min(points.length - 1, Math.max(0, Math.floor(across * points.length)))}
      table={
        <ChartTable
          caption={label}
          columns={columns}
          rows={points.map((row) => [row.label, row.text])}
          addresses={points.map(({ href }) => href)}
        />
      }
      head={
        <div className={c('figures')}>
          <ChartReading href={average?.href}>{average?.text}</ChartReading>
          <ChartReading href={point.href}>
            {point.label} <b>{point.text}</b>
          </ChartReading>
        </div>
      }
    >
      <svg ref={svg} height={HEIGHT} className={c('svg')} aria-hidden="true">
        {points.map(({ value, short }, index) => (
          <g key={index}>
            <rect
              x={slot * index + (slot - bar) / 2}
              y={Math.min(y(value), y(0))}
              width={bar}
              height={Math.max(2, Math.abs(y(value) - y(0)))}
              rx="4"
              className={c('bar', index === selected && 'chosen')}
            />
            <text
              x={slot * (index + 0.5)}
              y={HEIGHT - 4}
              textAnchor="middle"
              className={c(index === selected && 'strong')}
            >
              {short}
            </text>
          </g>
        ))}
        {average && <path d={`M0 ${y(average.value)}H${width}`} className={c('average')} />}
      </svg>
    </ChartFrame>
  );
}
