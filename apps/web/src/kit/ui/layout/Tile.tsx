import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { Badge } from '../feedback/Badge.tsx';
import { type Icon, IconLocked } from '../icons.ts';
import { KitLink, type RenderLink } from '../input/link.tsx';
import styles from './Tile.module.css';

const c = classesOf(styles);

type Props = {
  label: string;
  icon: Icon;
  badge?: number | undefined;
  /** Shown although the role is missing: pressing it explains that. */
  locked?: boolean;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  renderLink?: RenderLink | undefined;
};

/** One destination in a TileGrid. */
export function Tile({ label, icon: Icon, badge = 0, locked, href, onClick, renderLink }: Props) {
  const t = useTranslations('kit');
  const look = c('cell', locked && 'locked');
  const face = (
    <>
      <span className={c('picture')}>
        <Icon />
        <Badge count={badge} tone="brand" />
        {locked && (
          <span className={c('lock')}>
            <IconLocked size={16} />
          </span>
        )}
      </span>
      <span>{label}</span>
      {badge > 0 && <span className="sr-only">{t('waiting', { count: badge })}</span>}
      {locked && <span className="sr-only">{t('locked')}</span>}
    </>
  );
  return (
    <li>
      {href && !locked ? (
        <KitLink href={href} className={look} renderLink={renderLink}>
          {face}
        </KitLink>
      ) : (
        <button type="button" className={look} onClick={onClick}>
          {face}
        </button>
      )}
    </li>
  );
}
