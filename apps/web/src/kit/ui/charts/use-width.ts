import { type RefObject, useEffect, useRef, useState } from 'react';

/** The rendered width of an element, so that a chart's type keeps its size on every screen. */
export function useWidth<E extends Element>(start: number): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(start);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const drawn = Math.round(entry?.contentRect.width ?? 0);
      if (drawn > 0) setWidth(drawn);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
