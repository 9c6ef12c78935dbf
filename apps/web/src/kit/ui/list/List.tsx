import type { ComponentProps } from 'react';
import { classesOf } from '../classes.ts';
import styles from './List.module.css';

const c = classesOf(styles);

type Props = Omit<ComponentProps<'ul'>, 'className'> & {
  /** Inside a card that already has a frame. */
  bare?: boolean;
};

/** Holds rows; draws the frame and the hairlines between them. */
export function List({ bare, ...rest }: Props) {
  // An explicit role: Safari drops it from lists without bullets.
  return <ul role="list" {...rest} className={c('list', bare && 'bare')} />;
}
