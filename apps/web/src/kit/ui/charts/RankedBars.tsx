import type { CSSProperties } from 'react';
import { classesOf } from '../classes.ts';
import { KitLink } from '../input/link.tsx';
import styles from './RankedBars.module.css';

const c = classesOf(styles);

type Props = {
  label: string;
  bars: readonly {
    label: string;
    value: number;
    text: string;
    /** The rows behind it. */
    href?: string;
  }[];
};

/** The top values of many. A list with its figures as text needs no table beside it. */
export function RankedBars({ label, bars }: Props) {
  const top = Math.max(...bars.map(({ value }) => value), 0) || 1;
  return (
    <ol aria-label={label} className={c('bars')}>
      {bars.map((bar, index) => (
        <li key={bar.label} className={c('entry', bar.href && 'live')}>
          <span className={c('name')}>
            <span className={c('rank')}>{index + 1}</span>
            {bar.href ? (
              <KitLink href={bar.href} className={c('open')}>
                {bar.label}
              </KitLink>
            ) : (
              bar.label
            )}
          </span>
          <b className={c('text')}>{bar.text}</b>
          <span
            className={c('bar')}
            style={{ '--share': `${(Math.max(0, bar.value) / top) * 100}%` } as CSSProperties}
          />
        </li>
      ))}
    </ol>
  );
}
