import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconProblem } from '../../kit/ui/icons.ts';
import { useBlobUrl } from '../../kit/ui/use-blob-url.ts';
import styles from './Pages.module.css';
import type { PagesProps } from './pages.ts';

export function PicturePages({ blob, title, zoom }: PagesProps) {
  const t = useTranslations('documents');
  const url = useBlobUrl(blob);
  const [broken, setBroken] = useState(false);
  if (broken) return <EmptyState icon={IconProblem} title={t('notShown')} />;
  return (
    <section className={styles['pages']} aria-label={title} tabIndex={0} style={{ '--zoom': zoom } as CSSProperties}>
      {url && <img className={styles['page']} src={url} alt={title} onError={() => setBroken(true)} />}
    </section>
  );
}
