import { useState } from 'react';
import { classesOf } from '../classes.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartReading } from './ChartReading.tsx';
import { ChartTable } from './ChartTable.tsx';
import styles from './chart.module.css';
import { useWidth } from './use-width.ts';

const c = classesOf(styles);

export type ChartSeries = { name: string; points: readonly { value: number; text: string }[] };
type Props = {
  label: string;
  /** Heading of the table's first column: "Month". */
  axis: string;
  /** One per point, in full and short. */
  labels: readonly { label: string; short: string; href?: string }[];
  /** At most three, or the lines cannot be told apart. */
  series: readonly ChartSeries[];
};

const HEIGHT = 150;
const FOOT = 22;
const PAD = 8;

export function LineChart({ label, axis, labels, series }: Props) {
  const [svg, width] = useWidth<SVGSVGElement>(326);
  const [picked, setPicked] = useState<number>();
  const selected = Math.min(picked ?? labels.length - 1, labels.length - 1);
  const moment = labels[selected];
  if (!moment) return null;

  const values = series.flatMap(({ points }) => points.map(({ value }) => value));
  const [least, top] = [Math.min(...values), Math.max(...values)];
  // The y axis need not start at zero. The zero line is drawn where there are losses.
  const low = least - (top - least) * 0.15;
  const x = (index: number) => PAD + (index * (width - 2 * PAD)) / Math.max(1, labels.length - 1);
  const y = (value: number) => PAD + ((top - value) / (top - low || 1)) * (HEIGHT - FOOT - 2 * PAD);
  const textAt = (line: ChartSeries, index: number) => line.points[index]?.text ?? '';
  // As many labels as fit at about 28 px each; the last one is always shown.
  const every = Math.ceil(labels.length / Math.max(1, Math.floor(width / 28)));

  return (
    <ChartFrame
      label={label}
      count={labels.length}
      selected={selected}
      onSelect={setPicked}
      spoken={`${moment.label}: ${series.map((line) => `${line.name} ${textAt(line, selected)}`).join(', ')}`}
      valueAt={(across) => Math.round(Math.min(1, Math.max(0, across)) * (labels.length - 1))}
      table={
        <ChartTable
          caption={label}
          columns={[axis, ...series.map(({ name }) => name)]}
          rows={labels.map((point, index) => [point.label, ...series.map((line) => textAt(line, index))])}
          addresses={labels.map(({ href }) => href)}
        />
      }
      head={
        <div className={c('figures', 'all')}>
          <ChartReading href={moment.href}>
            <span>{moment.label}</span>
            {series.map((line, index) => (
              <span key={line.name} className={c('series')}>
                <i className={c('swatch', `viz${index + 1}`)} />
                {line.name} <b>{textAt(line, selected)}</b>
              </span>
            ))}
          </ChartReading>
        </div>
      }
    >
      <svg ref={svg} height={HEIGHT} className={c('svg')} aria-hidden="true">
        <rect x={x(selected) - 10} y="0" width="20" height={HEIGHT} rx="8" className={c('band')} />
        <path d={`M0 ${y(least < 0 ? 0 : low)}H${width}`} className={c('grid')} />
        {series.map((line, index) => (
          <g key={line.name} className={c(`viz${index + 1}`)}>
            <polyline points={line.points.map((p, i) => `${x(i)},${y(p.value)}`).join(' ')} className={c('line')} />
            <circle cx={x(selected)} cy={y(line.points[selected]?.value ?? 0)} r="4" fill="currentColor" />
          </g>
        ))}
        {labels.map(({ short }, index) =>
          (labels.length - 1 - index) % every === 0 || index === selected ? (
            <text
              key={index}
              x={x(index)}
              y={HEIGHT - 6}
              textAnchor="middle"
              className={c(index === selected && 'strong')}
            >
              {short}
            </text>
          ) : null,
        )}
      </svg>
    </ChartFrame>
  );
}
