import type { ReactNode } from 'react';
import { classesOf } from '../classes.ts';
import type { Icon } from '../icons.ts';
import { KitLink, type RenderLink } from '../input/link.tsx';
import { IconTile } from './IconTile.tsx';
import styles from './QuickAction.module.css';

const c = classesOf(styles);

type Props = {
  icon: Icon;
  title: string;
  sub?: ReactNode;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  renderLink?: RenderLink | undefined;
};

/** A frequent task of this role; for QuickActions. */
export function QuickAction({ icon, title, sub, href, onClick, renderLink }: Props) {
  const face = (
    <>
      <IconTile icon={icon} tone="brand" />
      <span className={c('words')}>
        <span className={c('title')}>{title}</span>
        {sub && <span className={c('sub')}>{sub}</span>}
      </span>
    </>
  );
  return href ? (
    <KitLink href={href} className={c('action')} renderLink={renderLink}>
      {face}
    </KitLink>
  ) : (
    <button type="button" className={c('action')} onClick={onClick}>
      {face}
    </button>
  );
}

export function QuickActions({ children }: { children: ReactNode }) {
  return <div className={c('grid')}>{children}</div>;
}
