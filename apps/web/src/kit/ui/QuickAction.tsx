import type { ReactNode } from 'react';
import { classesOf } from './classes.ts';
import { IconTile } from './IconTile.tsx';
import type { Icon } from './icons.ts';
import { KitLink, type RenderLink } from './link.tsx';
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

/** What this role does most; stands in QuickActions. */
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
