import { useState } from 'react';
import { classesOf } from '../classes.ts';
import { FittedNumber } from '../figures/FittedNumber.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartTable } from './ChartTable.tsx';
import shared from './chart.module.css';
import styles from './FlowChart.module.css';
import { useWidth } from './use-width.ts';

const c = classesOf(styles);
const s = classesOf(shared);

type Flow = { value: number; text: string };
export type FlowPoint = {
  /** In full: "June 2026". */
  label: string;
  /** Under the bars: "J". */
  short: string;
  in: Flow;
  out: Flow;
  net: Flow;
};
type Props = {
  label: string;
  /** Table headings: "Month", "In", "Out", "Net". */
  columns: readonly [string, string, string, string];
  points: readonly FlowPoint[];
};

const HEIGHT = 190;
const FOOT = 22;
const PAD = 8;

/** In above the line, out below it, and the net across both. The chosen point stands above in words. */
export function FlowChart({ label, columns, points }: Props) {
  const [svg, width] = useWidth<SVGSVGElement>(326);
  const [picked, setPicked] = useState<number>();
  const selected = Math.min(picked ?? points.length - 1, points.length - 1);
  const point = points[selected];
  if (!point) return null;

  const highest = Math.max(...points.map((one) => Math.max(one.in.value, one.net.value)), 0);
  const lowest = Math.max(...points.map((one) => Math.max(one.out.value, -one.net.value)), 0);
  const scale = (HEIGHT - FOOT - 2 * PAD) / (highest + lowest || 1);
  const zero = PAD + highest * scale;
  const slot = width / points.length;
  const bar = Math.min(28, slot * 0.52);
  const x = (index: number) => slot * (index + 0.5);
  const path = points.map(({ net }, index) => `${x(index)},${zero - net.value * scale}`).join(' ');
  const [, nameIn, nameOut, nameNet] = columns;

  return (
    <ChartFrame
      label={label}
      count={points.length}
      selected={selected}
      onSelect={setPicked}
      spoken={`${point.label}: ${nameIn} ${point.in.text}, ${nameOut} ${point.out.text}, ${nameNet} ${point.net.text}`}
      valueAt={(across) => Math.min(points.length - 1, Math.max(0, Math.floor(across * points.length)))}
      table={
        <ChartTable
          caption={label}
          columns={columns}
          rows={points.map((one) => [one.label, one.in.text, one.out.text, one.net.text])}
        />
      }
    >
      <div className={c('head')} aria-hidden="true">
        <p className={c('chosen')}>
          <span className={c('label')}>
            {point.label}, {nameNet}
          </span>
          <span className={c(point.net.value < 0 ? 'down' : 'up')}>
            <FittedNumber size="large">{point.net.text}</FittedNumber>
          </span>
        </p>
        <p className={c('legend')}>
          <span className={c('item')}>
            <i className={c('swatch', 'in')} />
            {nameIn} <b>{point.in.text}</b>
          </span>
          <span className={c('item')}>
            <i className={c('swatch', 'out')} />
            {nameOut} <b>{point.out.text}</b>
          </span>
          <span className={c('item')}>
            <i className={c('swatch', 'net')} />
            {nameNet}
          </span>
        </p>
      </div>
      <svg ref={svg} height={HEIGHT} className={s('svg')} aria-hidden="true">
        <rect x={slot * selected} y="0" width={slot} height={HEIGHT} rx="8" className={s('band')} />
        <path d={`M0 ${zero}H${width}`} className={s('grid')} />
        {points.map((one, index) => (
          <g key={index}>
            <rect
              x={x(index) - bar / 2}
              y={zero - 1 - one.in.value * scale}
              width={bar}
              height={Math.max(0, one.in.value * scale)}
              rx="3"
              className={c('in')}
            />
            <rect
              x={x(index) - bar / 2}
              y={zero + 1}
              width={bar}
              height={Math.max(0, one.out.value * scale)}
              rx="3"
              className={c('out')}
            />
            <text x={x(index)} y={HEIGHT - 4} textAnchor="middle" className={s(index === selected && 'strong')}>
              {one.short}
            </text>
          </g>
        ))}
        <polyline points={path} className={c('halo')} />
        <polyline points={path} className={c('line')} />
        {points.map(({ net }, index) => (
          <circle key={index} cx={x(index)} cy={zero - net.value * scale} r="3" className={c('dot')} />
        ))}
      </svg>
    </ChartFrame>
  );
}
