import type { ComponentProps } from 'react';
import { classesOf } from '../classes.ts';
import styles from './Card.module.css';

const c = classesOf(styles);

type Props = Omit<ComponentProps<'section'>, 'className'> & {
  pad?: boolean;
  /** A 2 px frame: something inside is wrong, or is being worked on. */
  frame?: 'bad' | 'warn' | 'info' | 'brand' | 'ok' | undefined;
};

export function Card({ pad, frame, ...rest }: Props) {
  return <section {...rest} className={c('card', pad && 'pad', frame)} />;
}
