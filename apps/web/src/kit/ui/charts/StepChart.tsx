import { useState } from 'react';
import { classesOf } from '../classes.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartTable } from './ChartTable.tsx';
import styles from './chart.module.css';
import { useWidth } from './use-width.ts';

const c = classesOf(styles);

export type Step = {
  /** The time of the step in milliseconds: steps are spaced by their days. */
  at: number;
  label: string;
  short: string;
  value: number;
  text: string;
};
type Props = {
  label: string;
  /** Table headings: "Day", "Stock". */
  columns: readonly [string, string];
  steps: readonly Step[];
};

const HEIGHT = 150;
const FOOT = 22;
const PAD = 10;

/** Stock over time, in steps. Below zero is a shortage, in red. */
export function StepChart({ label, columns, steps }: Props) {
  const [svg, width] = useWidth<SVGSVGElement>(326);
  const [picked, setPicked] = useState<number>();
  const [first, last] = [steps[0], steps[steps.length - 1]];
  if (!first || !last) return null;
  const firstShort = steps.findIndex(({ value }) => value < 0);
  const selected = Math.min(picked ?? Math.max(0, firstShort), steps.length - 1);
  const chosen = steps[selected] ?? first;

  const values = steps.map(({ value }) => value);
  const [low, top] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = last.at - first.at || 1;
  const x = (at: number) => PAD + ((at - first.at) / span) * (width - 2 * PAD);
  const y = (value: number) => PAD + ((top - value) / (top - low || 1)) * (HEIGHT - FOOT - 2 * PAD);
  const path = steps.map(
    ({ at, value }, index) => `${index === 0 ? 'M' : 'H'}${x(at)}${index === 0 ? ' ' : 'V'}${y(value)}`,
  );
  const nearest = (across: number) => {
    const wanted = first.at + across * span;
    const distances = steps.map(({ at }) => Math.abs(at - wanted));
    return distances.indexOf(Math.min(...distances));
  };

  return (
    <ChartFrame
      label={label}
      count={steps.length}
      selected={selected}
      onSelect={setPicked}
      spoken={`${chosen.label}: ${chosen.text}`}
      valueAt={nearest}
      table={<ChartTable caption={label} columns={columns} rows={steps.map((step) => [step.label, step.text])} />}
    >
      <p className={c('figures')} aria-hidden="true">
        <span>{chosen.label}</span>
        <span>
          {columns[1]} <b className={c(chosen.value < 0 && 'short')}>{chosen.text}</b>
        </span>
      </p>
      <svg ref={svg} height={HEIGHT} className={c('svg')} aria-hidden="true">
        <path d={`M0 ${y(0)}H${width}`} className={c('grid')} />
        {low < 0 && <rect x="0" y={y(0)} width={width} height={y(low) - y(0)} className={c('lack')} />}
        <g className={c('viz1')}>
          <path d={path.join('')} className={c('line')} />
        </g>
        <circle cx={x(chosen.at)} cy={y(chosen.value)} r="5" className={c('mark', chosen.value < 0 && 'lacking')} />
        <text x="0" y={HEIGHT - 6}>
          {first.short}
        </text>
        <text x={width} y={HEIGHT - 6} textAnchor="end">
          {last !== first && last.short}
        </text>
      </svg>
    </ChartFrame>
  );
}
