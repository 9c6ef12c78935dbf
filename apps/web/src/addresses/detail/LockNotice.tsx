import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { IconLocked } from '../../kit/ui/icons.ts';
import type { Opened } from './read-address.ts';

/** Nothing is shipped to it: why, since when, by whom. */
export function LockNotice({ lock }: { lock: NonNullable<Opened['customer']['lock']> }) {
  const t = useTranslations('addresses');
  const figures = useFigures();
  const { reason, by, at } = lock;
  return (
    <Banner tone="bad" icon={IconLocked} title={t('lockedTitle')}>
      {reason && <p>{reason}</p>}
      {by && at && <p>{t('lockedBy', { by, at: figures.moment(at) })}</p>}
    </Banner>
  );
}
