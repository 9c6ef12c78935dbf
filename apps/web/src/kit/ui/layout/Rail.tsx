import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import type { RenderLink } from '../input/link.tsx';
import { type NavDestination, NavItem } from './NavItem.tsx';
import styles from './Rail.module.css';

const c = classesOf(styles);

type Props = {
  items: readonly NavDestination[];
  /** At the foot: messages, profile. */
  foot?: readonly NavDestination[];
  renderLink?: RenderLink | undefined;
};

/** The dock of a wide window: scan on top, room for more destinations. */
export function Rail({ items, foot = [], renderLink }: Props) {
  const t = useTranslations('kit');
  const drawn = (item: NavDestination) => (
    <NavItem
      key={item.href}
      {...item}
      renderLink={renderLink}
      className={c('item', item.scan && 'scan')}
      iconClass={c('icon')}
    />
  );
  return (
    <nav className={c('rail')} aria-label={t('mainNavigation')}>
      {items.filter((item) => item.scan).map(drawn)}
      {items.filter((item) => !item.scan).map(drawn)}
      <span className={c('gap')} />
      {foot.map(drawn)}
    </nav>
  );
}
