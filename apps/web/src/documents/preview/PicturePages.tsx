import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconProblem } from '../../kit/ui/icons.ts';
import { useBlobSource } from '../../kit/ui/use-blob-source.ts';
import { PageFrame } from './PageFrame.tsx';
import styles from './Pages.module.css';
import type { PagesProps } from './pages.ts';

export function PicturePages({ blob, title, zoom }: PagesProps) {
  const t = useTranslations('documents');
  const source = useBlobSource(blob);
  const [broken, setBroken] = useState(false);
  if (broken) return <EmptyState icon={IconProblem} title={t('notShown')} />;
  return (
    <PageFrame title={title} zoom={zoom}>
      <img ref={source} className={styles['page']} alt={title} onError={() => setBroken(true)} />
    </PageFrame>
  );
}
