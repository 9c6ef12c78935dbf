import type { ComponentProps } from 'react';
import { classesOf } from '../classes.ts';
import styles from './TileGrid.module.css';

const c = classesOf(styles);

/** Four in a row on a phone, as many as fit on a wide window. */
export function TileGrid(props: Omit<ComponentProps<'ul'>, 'className'>) {
  return <ul role="list" {...props} className={c('grid')} />;
}
