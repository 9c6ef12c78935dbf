import type { ReactNode } from 'react';
import { wholeCodes } from '../../text/whole-codes.tsx';
import { classesOf } from '../classes.ts';
import type { Icon } from '../icons.ts';
import { IconTile } from '../layout/IconTile.tsx';
import styles from './EmptyState.module.css';

const c = classesOf(styles);

type Props = {
  title: ReactNode;
  /** The reason and the remedy. */
  how?: ReactNode;
  icon?: Icon | undefined;
  /** One step out of here. */
  action?: ReactNode;
  note?: ReactNode;
};

export function EmptyState({ title, how, icon, action, note }: Props) {
  return (
    <div className={c('empty')}>
      {icon ? <IconTile icon={icon} large /> : <NothingScanned />}
      <h2 className={c('title')}>{wholeCodes(title)}</h2>
      {how && <div className={c('text')}>{wholeCodes(how)}</div>}
      {action && <div className={c('action')}>{action}</div>}
      {note && <p className={c('note')}>{wholeCodes(note)}</p>}
    </div>
  );
}

function NothingScanned() {
  return (
    <svg width="132" height="104" viewBox="0 0 132 104" className={c('picture')} aria-hidden="true">
      <path
        className={c('corners')}
        d="M14 30V20a10 10 0 0 1 10-10h12M96 10h12a10 10 0 0 1 10 10v10M118 74v10a10 10 0 0 1-10 10H96M36 94H24a10 10 0 0 1-10-10V74"
      />
      <g className={c('bars')}>
        <path d="M36 36v32M46 36v32M64 36v32M82 36v32M96 36v32" strokeWidth="3.5" />
        <path d="M55 36v32M73 36v32" strokeWidth="7" />
        <path d="M89.5 36v32" strokeWidth="2.5" />
      </g>
      <path className={c('beam')} d="M24 52h84" />
    </svg>
  );
}
