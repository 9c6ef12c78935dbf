import type { ReactNode } from 'react';
import { classesOf } from './classes.ts';
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
} from './icons.ts';
import styles from './StatusTag.module.css';
import type { Tone } from './tone.ts';

const c = classesOf(styles);

/** Each state has a shape of its own, so that it is told without colour. */
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
  /** Another than the tone's usual shape. */
  shape?: StatusShape | undefined;
  /** A picture of its own, such as a rising price. */
  icon?: Icon | undefined;
  /** A plain word that is no state: MAKE, BUY, Rev D. */
  plain?: boolean;
  /** Filled, for the one that matters most. */
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
