import styles from './Badge.module.css';
import { classesOf } from './classes.ts';

const c = classesOf(styles);

type Props = { count: number; tone?: 'bad' | 'brand'; inline?: boolean };

/** A count on top of its owner. The owner's name has to say it in words, so it is hidden from screen readers. */
export function Badge({ count, tone = 'bad', inline }: Props) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden="true"
      className={c('badge', tone, !inline && 'floating')}
      // Drawn by the style sheet: as text, "99+" would contradict the owner's name, which says 128.
      data-count={count > 99 ? '99+' : count}
    />
  );
}
