import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import type { RenderLink } from '../input/link.tsx';
import styles from './Dock.module.css';
import { type NavDestination, NavItem } from './NavItem.tsx';

const c = classesOf(styles);

type Props = { items: readonly NavDestination[]; renderLink?: RenderLink | undefined };

/** Bottom navigation, for phones. */
export function Dock({ items, renderLink }: Props) {
  const t = useTranslations('kit');
  return (
    <nav className={c('dock')} aria-label={t('mainNavigation')}>
      {items.map((item) => (
        <NavItem
          key={item.href}
          {...item}
          renderLink={renderLink}
          className={c('item', item.scan && 'scan')}
          iconClass={c('icon')}
        />
      ))}
    </nav>
  );
}
