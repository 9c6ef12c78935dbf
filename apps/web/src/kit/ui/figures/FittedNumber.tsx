import type { CSSProperties } from 'react';
import { classesOf } from '../classes.ts';
import styles from './FittedNumber.module.css';

const c = classesOf(styles);

/** How many digits wide a text is: points, commas and blanks take half of one. */
const digitsOf = (text: string) => text.length - (text.match(/[.,\s]/g)?.length ?? 0) / 2;

type Props = {
  children: string;
  unit?: string | undefined;
  size?: 'hero' | 'large' | 'figure' | 'tile' | 'code' | 'title' | 'pad';
};

/** An amount or a code, as large as its line allows. The line is a container: `container-type: inline-size`. */
export function FittedNumber({ children, unit, size = 'hero' }: Props) {
  return (
    <span className={c('number', size)} style={{ '--digits': digitsOf(children) } as CSSProperties}>
      {children}
      {unit && <small>{unit}</small>}
    </span>
  );
}
