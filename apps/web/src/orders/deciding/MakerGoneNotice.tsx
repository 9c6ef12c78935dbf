import { useTranslations } from 'use-intl';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { IconPeople } from '../../kit/ui/icons.ts';

/** Tells the buyer or an administrator why they may take the order over, and what follows from it. */
export function MakerGoneNotice({ name }: { name: string }) {
  const t = useTranslations('deciding');
  return (
    <Banner icon={IconPeople} title={t('makerGone', { name })}>
      {t('makerGoneHow')}
    </Banner>
  );
}
