import type { ReactNode } from 'react';
import { classesOf } from './classes.ts';
import styles from './IconTile.module.css';
import type { Icon } from './icons.ts';
import type { Tone } from './tone.ts';
import tones from './tones.module.css';

const c = classesOf({ ...tones, ...styles });

type Props = { icon?: Icon | undefined; children?: ReactNode; tone?: Tone | 'brand'; round?: boolean; large?: boolean };

/** The 44 px picture at the head of a row; `children` instead of an icon for a line number. */
export function IconTile({ icon: Icon, children, tone = 'idle', round, large }: Props) {
  return (
    <span className={c('tile', tone, round && 'round', large && 'large')}>
      {Icon ? <Icon size={large ? 40 : 24} /> : children}
    </span>
  );
}
