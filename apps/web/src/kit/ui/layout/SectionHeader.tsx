import type { ReactNode } from 'react';
import { wholeCodes } from '../../text/whole-codes.tsx';
import { classesOf } from '../classes.ts';
import { KitLink, type RenderLink } from '../input/link.tsx';
import styles from './SectionHeader.module.css';

const c = classesOf(styles);

type Props = {
  title: ReactNode;
  /** A quiet note on the right. */
  note?: ReactNode;
  /** One small action on the right. */
  action?: { label: string; href?: string; onClick?: () => void } | undefined;
  renderLink?: RenderLink | undefined;
};

export function SectionHeader({ title, note, action, renderLink }: Props) {
  return (
    <div className={c('header')}>
      <h2 className={c('title')}>{wholeCodes(title)}</h2>
      {note && <span className={c('note')}>{wholeCodes(note)}</span>}
      {action?.href && (
        <KitLink href={action.href} className={c('action')} renderLink={renderLink}>
          {action.label}
        </KitLink>
      )}
      {action?.onClick && (
        <button type="button" className={c('action')} onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  );
}
