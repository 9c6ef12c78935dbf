import { type CSSProperties, type ReactNode, use, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { IconClock } from '../icons.ts';
import { type ScreenShape, ShapeOfScreen } from '../layout/screen-shape.ts';
import styles from './Skeleton.module.css';

const c = classesOf(styles);

type Props = { width?: number | string; height?: number | string; round?: boolean };

/** One grey placeholder of the size of the content. */
export function Skeleton({ width = '100%', height = 16, round }: Props) {
  const size = { '--w': unit(width), '--h': unit(height) } as CSSProperties;
  return <span aria-hidden="true" className={c('bone', round && 'round')} style={size} />;
}

/** Appears after 300 ms: a quick answer must not flicker. */
function Waiting({ children }: { children: ReactNode }) {
  const t = useTranslations('kit');
  return (
    <div role="status" className={c('late')}>
      <span className="sr-only">{t('loading')}</span>
      <StillLoading />
      <div className={c('stack')} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

function Rows({ rows, lead = false }: { rows: number; lead?: boolean }) {
  return (
    <div className={c('list')}>
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
  );
}

function Box({ children }: { children: ReactNode }) {
  return <div className={c('list', 'box')}>{children}</div>;
}

/** Replaces a List until its rows come. */
export function ListSkeleton({ rows = 5, lead = false }: { rows?: number; lead?: boolean }) {
  return (
    <Waiting>
      <Rows rows={rows} lead={lead} />
    </Waiting>
  );
}

const contents: Readonly<Record<ScreenShape, () => ReactNode>> = {
  rows: () => <Rows rows={6} />,
  record: () => (
    <>
      <Box>
        <Skeleton width="60%" height={24} />
        <Skeleton width="40%" height={12} />
        <Skeleton height={12} />
        <Skeleton width="80%" height={12} />
      </Box>
      <Rows rows={4} />
    </>
  ),
  posting: () =>
    [0, 1].map((line) => (
      <Box key={line}>
        <Skeleton width="50%" height={20} />
        <Skeleton width="70%" height={12} />
        <Skeleton height={56} round />
        <Skeleton height={56} round />
      </Box>
    )),
  figures: () => (
    <>
      <div className={c('tiles')}>
        {[0, 1, 2, 3].map((tile) => (
          <Box key={tile}>
            <Skeleton width="60%" height={12} />
            <Skeleton width="80%" height={28} />
          </Box>
        ))}
      </div>
      <Box>
        <Skeleton width="40%" height={16} />
        <Skeleton height={180} round />
      </Box>
    </>
  ),
};

/** Replaces the content of a screen until it comes, in its shape. */
export function ContentSkeleton() {
  return <Waiting>{contents[use(ShapeOfScreen)]()}</Waiting>;
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
