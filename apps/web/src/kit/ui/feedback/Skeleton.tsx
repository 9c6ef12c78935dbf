import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { IconClock } from '../icons.ts';
import styles from './Skeleton.module.css';

const c = classesOf(styles);

type Props = { width?: number | string; height?: number | string; round?: boolean };

/** One grey placeholder of the size of the content. */
export function Skeleton({ width = '100%', height = 16, round }: Props) {
  const size = { '--w': unit(width), '--h': unit(height) } as CSSProperties;
  return <span aria-hidden="true" className={c('bone', round && 'round')} style={size} />;
}

/** Replaces a List until its rows come. Appears after 300 ms: a quick answer must not flicker. */
export function ListSkeleton({ rows = 5, lead = false }: { rows?: number; lead?: boolean }) {
  const t = useTranslations('kit');
  return (
    <div role="status" className={c('late')}>
      <span className="sr-only">{t('loading')}</span>
      <StillLoading />
      <div className={c('list')} aria-hidden="true">
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={c('row')}>
            {lead && <Skeleton width={44} height={44} round />}
            <span className={c('words')}>
              <Skeleton width={`${64 - ((index * 17) % 32)}%`} height={16} />
              <Skeleton width={`${44 - ((index * 11) % 20)}%`} height={12} />
            </span>
            <Skeleton width={56} height={16} />
          </div>
        ))}
      </div>
    </div>
  );
}

const SECOND = 1_000;
const SLOW_AFTER_SECONDS = 3;

/** A wait that grows long: a sentence, and a clock that shows that the app has not stopped. */
function StillLoading() {
  const t = useTranslations('kit');
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - began) / SECOND)), SECOND);
    return () => clearInterval(timer);
  }, []);
  if (seconds < SLOW_AFTER_SECONDS) return null;
  return (
    <p className={c('slow')}>
      <IconClock size={20} />
      {t('stillLoading')}
      <span aria-hidden="true">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </span>
    </p>
  );
}

const unit = (size: number | string) => (typeof size === 'number' ? `${size}px` : size);
