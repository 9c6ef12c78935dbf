import type { ReactNode } from 'react';
import { wholeCodes } from '../../text/whole-codes.tsx';
import { classesOf } from '../classes.ts';
import { type Icon, IconHold, IconInfo, IconOk, IconProblem, IconWarning } from '../icons.ts';
import styles from './Banner.module.css';

const c = classesOf(styles);

const pictures = { info: IconInfo, ok: IconOk, warn: IconWarning, bad: IconProblem, hold: IconHold };

type Props = {
  tone?: keyof typeof pictures;
  title: ReactNode;
  children?: ReactNode;
  /** The way out. */
  action?: ReactNode;
  icon?: Icon | undefined;
};

/** Stays until its reason is gone, explains, and offers a way out. Errors are spoken when they appear. */
export function Banner({ tone = 'info', title, children, action, icon }: Props) {
  const Picture = icon ?? pictures[tone];
  return (
    <div className={c('banner', tone)} role={tone === 'bad' || tone === 'warn' ? 'alert' : 'status'}>
      <Picture />
      <div className={c('words')}>
        <p className={c('title')}>{wholeCodes(title)}</p>
        {children && <div className={c('text')}>{wholeCodes(children)}</div>}
        {action && <div className={c('action')}>{action}</div>}
      </div>
    </div>
  );
}
