import type { CSSProperties } from 'react';
import { classesOf } from '../classes.ts';
import styles from './FittedNumber.module.css';

const c = classesOf(styles);

type Props = { children: string; unit?: string | undefined; size?: 'hero' | 'large' | 'figure' };

/** An amount or a code, as large as its line allows. The line is a container: `container-type: inline-size`. */
export function FittedNumber({ children, unit, size = 'hero' }: Props) {
  return (
    <span className={c('number', size)} style={{ '--chars': children.length } as CSSProperties}>
      {children}
      {unit && <small>{unit}</small>}
    </span>
  );
}
