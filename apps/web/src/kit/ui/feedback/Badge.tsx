import { classesOf } from '../classes.ts';
import styles from './Badge.module.css';

const c = classesOf(styles);

type Props = { count: number; tone?: 'bad' | 'brand'; inline?: boolean };

/** A count on top of its owner. Hidden from screen readers, since the owner's name has to tell it. */
export function Badge({ count, tone = 'bad', inline }: Props) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden="true"
      className={c('badge', tone, !inline && 'floating')}
      // Rendered by the style sheet: as text, "99+" would contradict the owner's name, which says 128.
      data-count={count > 99 ? '99+' : count}
    />
  );
}
