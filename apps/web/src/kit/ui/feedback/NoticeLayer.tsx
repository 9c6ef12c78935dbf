import { useEffect, useState, useSyncExternalStore } from 'react';
import { classesOf } from '../classes.ts';
import { announcement, onAnnouncement } from './announce.ts';
import styles from './NoticeLayer.module.css';
import { dismissNotice, NOTICE_MS, onNotices, type Shown, shownNotices, TOAST_MS } from './notices.ts';

const c = classesOf(styles);

/** Mounted once, at the root. Renders toasts and notices and speaks them. */
export function NoticeLayer() {
  const shown = useSyncExternalStore(onNotices, shownNotices);
  const spoken = useSyncExternalStore(onAnnouncement, announcement);
  // Empty in the first render: a live region is read out only when its content changes.
  const [mounted, setMounted] = useState(false);
  useEffect(() => queueMicrotask(() => setMounted(true)), []);
  const drawn = mounted ? shown : [];
  return (
    <div className={c('layer')}>
      <div role="status" className="sr-only">
        {mounted && spoken}
      </div>
      <div role="alert" className={c('stack')}>
        {drawn
          .filter((notice) => notice.urgent)
          .map((notice) => (
            <Notice key={notice.id} notice={notice} />
          ))}
      </div>
      <div role="status" className={c('stack')}>
        {drawn
          .filter((notice) => !notice.urgent)
          .map((notice) => (
            <Notice key={notice.id} notice={notice} />
          ))}
      </div>
    </div>
  );
}

function Notice({ notice }: { notice: Shown }) {
  const { id, kind, text, title, icon: Icon, action } = notice;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissNotice(id), kind === 'toast' ? TOAST_MS : NOTICE_MS);
    return () => clearTimeout(timer);
  }, [id, kind, held]);
  // Only a notice with a button waits while a hand is on it.
  const hold = action && {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div className={c(kind)} {...hold}>
      {Icon && <Icon size={20} />}
      <div className={c('words')}>
        {title && <p className={c('title')}>{title}</p>}
        <p>{text}</p>
      </div>
      {action && (
        <button
          type="button"
          className={c('action')}
          onClick={() => {
            dismissNotice(id);
            action.onClick();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
