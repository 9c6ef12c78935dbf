import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconBecomes } from '../icons.ts';
import styles from './OldNew.module.css';

type Props = { label?: ReactNode; from: ReactNode; to: ReactNode };

/** One field, old and new side by side. */
export function OldNew({ label, from, to }: Props) {
  const t = useTranslations('kit');
  return (
    <span className={styles['pair']}>
      {label && <span className={styles['label']}>{label}</span>}
      <span>{from}</span>
      <IconBecomes size={16} />
      <span className="sr-only">{t('becomes')}</span>
      <b>{to}</b>
    </span>
  );
}
