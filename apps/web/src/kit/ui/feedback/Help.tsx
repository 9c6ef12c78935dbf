import type { ReactNode } from 'react';
import { wholeCodes } from '../../text/whole-codes.tsx';
import { classesOf } from '../classes.ts';
import { IconProblem } from '../icons.ts';
import styles from './Help.module.css';

const c = classesOf(styles);

type Props = { id?: string | undefined; tone?: 'plain' | 'ok' | 'error'; children: ReactNode };

/** The sentence under a control. An error is spoken the moment it appears. */
export function Help({ id, tone = 'plain', children }: Props) {
  return (
    <p id={id} className={c('help', tone)} role={tone === 'error' ? 'alert' : undefined}>
      {tone === 'error' && <IconProblem size={16} />}
      <span>{wholeCodes(children)}</span>
    </p>
  );
}
