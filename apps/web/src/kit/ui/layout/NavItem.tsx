import { useTranslations } from 'use-intl';
import { Badge } from '../feedback/Badge.tsx';
import type { Icon } from '../icons.ts';
import { KitLink, type RenderLink } from '../input/link.tsx';

export type NavDestination = {
  href: string;
  label: string;
  icon: Icon;
  /** The icon of the current destination. */
  currentIcon?: Icon | undefined;
  badge?: number | undefined;
  current?: boolean;
  /** The filled hi-vis button. */
  scan?: boolean;
};

type Props = NavDestination & { className: string; iconClass: string; renderLink?: RenderLink | undefined };

/** One destination of the dock or the rail. */
export function NavItem(props: Props) {
  const { href, label, icon, currentIcon, badge = 0, current, scan, className, iconClass, renderLink } = props;
  const t = useTranslations('kit');
  const Icon = (current && currentIcon) || icon;
  return (
    <KitLink href={href} className={className} aria-current={current ? 'page' : undefined} renderLink={renderLink}>
      <span className={iconClass}>
        <Icon size={scan ? 28 : 24} />
        <Badge count={badge} />
      </span>
      <span>{label}</span>
      {badge > 0 && <span className="sr-only">{t('waiting', { count: badge })}</span>}
    </KitLink>
  );
}
