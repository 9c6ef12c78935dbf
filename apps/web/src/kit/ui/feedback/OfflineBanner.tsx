import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { IconOffline } from '../icons.ts';
import { KitLink, type RenderLink } from '../input/link.tsx';
import styles from './OfflineBanner.module.css';

const c = classesOf(styles);

type Props = {
  /** The time of day, already formatted. */
  since: string;
  waiting?: number;
  /** The address of the waiting operations. */
  href?: string;
  renderLink?: RenderLink | undefined;
};

/** Above the whole app while there is no connection. */
export function OfflineBanner({ since, waiting = 0, href, renderLink }: Props) {
  const t = useTranslations('kit');
  const count = waiting > 0 && t('waiting', { count: waiting });
  return (
    <div role="status" className={c('banner')}>
      <IconOffline size={20} />
      <span className={c('words')}>{t('offlineSince', { time: since })}</span>
      {count && href ? (
        <KitLink href={href} className={c('link')} renderLink={renderLink}>
          {count}
        </KitLink>
      ) : (
        count
      )}
    </div>
  );
}
