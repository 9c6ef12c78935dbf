import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../input/Button.tsx';
import styles from './LoadMore.module.css';

type Props = {
  /** Fetches the next page; a returned promise keeps the button busy. */
  onMore: () => unknown;
  busy: boolean;
  /** The last attempt failed: retry only when the person asks for it. */
  failed?: boolean;
};

/** Early enough that a slow reader never sees the end. */
const AHEAD = '600px';

/** The end of a list with more pages: loads when it comes into view, and is a button for people who do not scroll. */
export function LoadMore({ onMore, busy, failed = false }: Props) {
  const t = useTranslations('kit');
  const end = useRef<HTMLDivElement>(null);
  const waits = busy || failed;
  const reached = useEffectEvent(() => {
    if (!waits) onMore();
  });
  useEffect(() => {
    if (!end.current || waits) return;
    // The margin counts only in the scrolling element.
    const root = end.current.closest('[data-scrolls]');
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached(), {
      root,
      rootMargin: AHEAD,
    });
    watch.observe(end.current);
    return () => watch.disconnect();
    // Observe again after every page: if all its rows fit, the end never leaves the view.
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
