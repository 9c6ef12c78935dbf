import type { ReactNode } from 'react';
import { classesOf } from '../classes.ts';
import type { Tone } from '../feedback/tone.ts';
import tones from '../feedback/tones.module.css';
import type { Icon } from '../icons.ts';
import styles from './IconTile.module.css';

const c = classesOf({ ...tones, ...styles });

type Props = { icon?: Icon | undefined; children?: ReactNode; tone?: Tone | 'brand'; round?: boolean; large?: boolean };

/** The 44 px icon at the head of a row; `children` instead of an icon for a line number. */
export function IconTile({ icon: Icon, children, tone = 'idle', round, large }: Props) {
  return (
    <span className={c('tile', tone, round && 'round', large && 'large')}>
      {Icon ? <Icon size={large ? 40 : 24} /> : children}
    </span>
  );
}
