import type { ReactNode } from 'react';
import { classesOf } from '../classes.ts';
import {
  type Icon,
  IconCancelled,
  IconClock,
  IconHold,
  IconLocked,
  IconOk,
  IconOpen,
  IconPartial,
  IconProblem,
  IconWarning,
} from '../icons.ts';
import styles from './StatusTag.module.css';
import type { Tone } from './tone.ts';

const c = classesOf(styles);

/** Each status has its own shape, so that it is recognised without colour. */
const shapes = {
  tick: IconOk,
  triangle: IconWarning,
  octagon: IconProblem,
  clock: IconClock,
  pause: IconHold,
  half: IconPartial,
  lock: IconLocked,
  open: IconOpen,
  cross: IconCancelled,
} satisfies Record<string, Icon>;

export type StatusShape = keyof typeof shapes;

const usual: Record<Tone, StatusShape> = {
  ok: 'tick',
  warn: 'triangle',
  bad: 'octagon',
  info: 'half',
  hold: 'pause',
  idle: 'open',
};

type Props = {
  tone: Tone | 'brand';
  children: ReactNode;
  /** A shape other than the tone's default. */
  shape?: StatusShape | undefined;
  /** A specific icon, such as a rising price. */
  icon?: Icon | undefined;
  /** A plain label that is no status: MAKE, BUY, Rev D. */
  plain?: boolean;
  /** Filled, for the most important one. */
  solid?: boolean;
  large?: boolean;
};

export function StatusTag({ tone, children, shape, icon, plain, solid, large }: Props) {
  const Picture = icon ?? (plain || tone === 'brand' ? undefined : shapes[shape ?? usual[tone]]);
  return (
    <span className={c('tag', tone, solid && 'solid', large && 'large', !Picture && 'plain')}>
      {Picture && <Picture size={large ? 18 : 14} />}
      {children}
    </span>
  );
}
