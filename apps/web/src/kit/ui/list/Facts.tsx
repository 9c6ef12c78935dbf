import type { ReactNode } from 'react';
import { wholeCodes } from '../../text/whole-codes.tsx';
import { classesOf } from '../classes.ts';
import styles from './Facts.module.css';

const c = classesOf(styles);

export type Fact = { label: ReactNode; value: ReactNode };

type FactsProps = {
  facts: readonly Fact[];
  /** Up to six in columns of one width. The box around them is a container: `container-type: inline-size`. */
  even?: boolean;
};

/** About three facts side by side, label above value. */
export function Facts({ facts, even }: FactsProps) {
  return (
    <dl className={c('facts', even && 'even')}>
      {facts.map(({ label, value }, index) => (
        <div key={index} className={c('fact')}>
          <dt>{label}</dt>
          <dd>{wholeCodes(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts in rows, label left and value right. */
export function KeyValueList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={c('pairs')}>
      {facts.map(({ label, value }, index) => (
        <div key={index} className={c('pair')}>
          <dt>{label}</dt>
          <dd>{wholeCodes(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
