import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './Button.tsx';
import styles from './LoadMore.module.css';

type Props = {
  /** Fetches the next page; a returned promise keeps the button busy. */
  onMore: () => unknown;
  busy: boolean;
  /** The last try failed: nothing is tried again before somebody asks for it. */
  failed?: boolean;
};

/** So early that whoever reads at leisure never sees the end. */
const AHEAD = '600px';

/** At the end of a list that goes on: fetches by itself when it comes into view, and is a button for whoever does not scroll. */
export function LoadMore({ onMore, busy, failed = false }: Props) {
  const t = useTranslations('kit');
  const end = useRef<HTMLDivElement>(null);
  const waits = busy || failed;
  const reached = useEffectEvent(() => {
    if (!waits) onMore();
  });
  useEffect(() => {
    if (!end.current || waits) return;
    // The margin counts only at the box that scrolls.
    const root = end.current.closest('[data-scrolls]');
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached(), {
      root,
      rootMargin: AHEAD,
    });
    watch.observe(end.current);
    return () => watch.disconnect();
    // Watched anew after every page: where all rows of a page fit, the end never leaves the view.
  }, [waits]);
  return (
    <div ref={end} className={styles['end']}>
      {failed && <p role="alert">{t('moreFailed')}</p>}
      <Button kind="text" busy={busy} onClick={onMore}>
        {t(failed ? 'tryAgain' : 'loadMore')}
      </Button>
    </div>
  );
}
