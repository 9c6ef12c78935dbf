import { useTranslations } from 'use-intl';
import { IconPhone } from '../kit/ui/icons.ts';
import styles from './CallLink.module.css';
import { telephone } from './contact-links.ts';

/** A link that calls. */
export function CallLink({ phone, name }: { phone: string; name: string }) {
  const t = useTranslations('addresses');
  return (
    <a href={telephone(phone)} className={styles['call']} aria-label={t('callName', { name })}>
      <IconPhone />
    </a>
  );
}
