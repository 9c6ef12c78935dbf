import { type RefObject, useLayoutEffect, useState } from 'react';

/** More of the window's height than this is too much for what does not scroll. */
export const MOST_FOR_BARS = 0.43;

/** Whether header and footer, with the dock below, take too much of the height: with large text, or in a low window. */
export const useTallBars = (screen: RefObject<HTMLElement | null>, bars: number) => {
  const [tall, setTall] = useState(false);
  useLayoutEffect(() => {
    const box = screen.current;
    if (!box || bars === 0) return undefined;
    const parts = [...box.querySelectorAll<HTMLElement>(':scope > [data-bar]')];
    const watch = new ResizeObserver(() => {
      const taken = parts.reduce((sum, { offsetHeight }) => sum + offsetHeight, innerHeight - box.clientHeight);
      setTall(taken > innerHeight * MOST_FOR_BARS);
    });
    for (const part of [box, ...parts]) watch.observe(part);
    return () => watch.disconnect();
  }, [screen, bars]);
  return tall;
};
