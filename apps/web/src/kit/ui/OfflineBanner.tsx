import { useTranslations } from 'use-intl';
import { classesOf } from './classes.ts';
import { IconOffline } from './icons.ts';
import { KitLink, type RenderLink } from './link.tsx';
import styles from './OfflineBanner.module.css';

const c = classesOf(styles);

type Props = {
  /** Time of day, already written the reader's way. */
  since: string;
  waiting?: number;
  /** Where the waiting acts are listed. */
  href?: string;
  renderLink?: RenderLink | undefined;
};

/** Over the whole app while there is no connection. */
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
