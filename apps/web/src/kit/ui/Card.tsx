import type { ComponentProps } from 'react';
import styles from './Card.module.css';
import { classesOf } from './classes.ts';

const c = classesOf(styles);

type Props = Omit<ComponentProps<'section'>, 'className'> & {
  pad?: boolean;
  /** A 2 px frame: something in here is wrong, or is the one being worked on. */
  frame?: 'bad' | 'warn' | 'info' | 'brand' | undefined;
};

export function Card({ pad, frame, ...rest }: Props) {
  return <section {...rest} className={c('card', pad && 'pad', frame)} />;
}
