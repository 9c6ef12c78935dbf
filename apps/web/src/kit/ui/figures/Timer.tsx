import { classesOf } from '../classes.ts';
import { clockFace } from './clock-face.ts';
import styles from './Timer.module.css';
import { useNow } from './use-now.ts';

const c = classesOf(styles);

type Props = {
  label: string;
  /** Milliseconds since 1970; undefined while paused or not started. */
  since: number | undefined;
  /** Milliseconds worked before that. */
  before?: number;
  /** The lead of the server's clock over this one, in milliseconds. */
  clockAhead?: number;
};

/** The big clock of a task. */
export function Timer({ label, since, before = 0, clockAhead = 0 }: Props) {
  const now = useNow(since !== undefined);
  const worked = before + (since === undefined ? 0 : Math.max(0, now + clockAhead - since));
  return (
    <div className={c('room')}>
      <div role="timer" aria-label={label} className={c('timer', since === undefined && 'still')}>
        {clockFace(worked)}
      </div>
    </div>
  );
}
