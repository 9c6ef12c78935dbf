import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from './classes.ts';
import styles from './Skeleton.module.css';

const c = classesOf(styles);

type Props = { width?: number | string; height?: number | string; round?: boolean };

/** One grey bone, of the size of what will stand there. */
export function Skeleton({ width = '100%', height = 16, round }: Props) {
  const size = { '--w': unit(width), '--h': unit(height) } as CSSProperties;
  return <span aria-hidden="true" className={c('bone', round && 'round')} style={size} />;
}

/** Stands for a List of rows until they come. Appears after 300 ms: a quick answer must not flicker. */
export function ListSkeleton({ rows = 5, lead = false }: { rows?: number; lead?: boolean }) {
  const t = useTranslations('kit');
  return (
    <div role="status" className={c('late')}>
      <span className="sr-only">{t('loading')}</span>
      <div className={c('list')} aria-hidden="true">
        {Array.from({ length: rows }, (_, at) => (
          <div key={at} className={c('row')}>
            {lead && <Skeleton width={44} height={44} round />}
            <span className={c('words')}>
              <Skeleton width={`${64 - ((at * 17) % 32)}%`} height={16} />
              <Skeleton width={`${44 - ((at * 11) % 20)}%`} height={12} />
            </span>
            <Skeleton width={56} height={16} />
          </div>
        ))}
      </div>
    </div>
  );
}

const unit = (size: number | string) => (typeof size === 'number' ? `${size}px` : size);
