import { classesOf } from '../classes.ts';
import styles from './Avatar.module.css';
import { initials } from './initials.ts';

const c = classesOf(styles);

/** Decoration beside a name, so it is not read out. */
export function Avatar({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className={c('avatar')}>
      {initials(name)}
    </span>
  );
}
