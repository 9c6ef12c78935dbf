import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { announce } from '../feedback/announce.ts';
import { IconRefresh } from '../icons.ts';
import styles from './PullToRefresh.module.css';

const c = classesOf(styles);

const ENOUGH = 72;
const FURTHEST = 112;

type Props = { onRefresh: () => Promise<unknown>; children: ReactNode };

const scrollerOf = (element: Element): Element => element.closest('[data-scrolls]') ?? document.documentElement;
const inGloves = () => document.documentElement.dataset['touch'] === 'glove';

/** Pulling the list down from its top reads it again. A shortcut: a screen that has it offers a button too. */
export function PullToRefresh({ onRefresh, children }: Props) {
  const t = useTranslations('kit');
  const box = useRef<HTMLDivElement>(null);
  const [pulled, setPulled] = useState(0);
  const [busy, setBusy] = useState(false);
  const refresh = useEffectEvent(async () => {
    setBusy(true);
    announce(t('loading'));
    await onRefresh().catch(() => undefined);
    setBusy(false);
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const scroller = scrollerOf(element);
    let from: number | undefined;
    let distance = 0;
    const start = (event: TouchEvent) => {
      const alone = event.touches.length === 1 && scroller.scrollTop <= 0 && !inGloves();
      from = alone ? event.touches[0]?.clientY : undefined;
    };
    const move = (event: TouchEvent) => {
      if (from === undefined) return;
      const down = (event.touches[0]?.clientY ?? from) - from;
      distance = scroller.scrollTop > 0 ? 0 : Math.min(FURTHEST, Math.max(0, down / 2));
      setPulled(distance);
    };
    const end = () => {
      if (from !== undefined && distance >= ENOUGH) void refresh();
      from = undefined;
      distance = 0;
      setPulled(0);
    };
    const passive = { passive: true };
    element.addEventListener('touchstart', start, passive);
    element.addEventListener('touchmove', move, passive);
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, []);

  return (
    <div ref={box} className={c('box')} style={{ '--pulled': `${busy ? ENOUGH : pulled}px` } as CSSProperties}>
      {(pulled > 0 || busy) && (
        <div className={c('sign', (busy || pulled >= ENOUGH) && 'ready')} aria-hidden="true">
          <span className={c(busy && 'turning')}>
            <IconRefresh />
          </span>
        </div>
      )}
      {children}
    </div>
  );
}
