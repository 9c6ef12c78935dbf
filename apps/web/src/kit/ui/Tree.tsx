import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './Tree.module.css';
import { type TreePlace, targetInTree } from './tree-keys.ts';

type Props<Line> = {
  label: string;
  /** Those that are open, from top to bottom. */
  lines: readonly Line[];
  keyOf: (line: Line) => string;
  placeOf: (line: Line) => TreePlace;
  onToggle: (line: Line) => void;
  /** Draws a line as an `li` that carries these properties. */
  children: (line: Line, item: ComponentProps<'li'>) => ReactNode;
};

const USUAL_HEIGHT = 76;
const AHEAD = 10;
/** What the rails may take of a narrow window, however deep the tree is. */
const RAILS_AT_MOST = 100;
const RAIL = { narrowest: 5, usual: 20 };

/**
 * A tree of any length, of which only what is in view is drawn. One stop of the Tab key: the arrow keys walk, open and
 * close, Enter follows the line's link.
 */
export function Tree<Line>({ label, lines, keyOf, placeOf, onToggle, children }: Props<Line>) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<string>(undefined);
  const [active, setActive] = useState<string>();
  const [offset, setOffset] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- it is read here alone, and nothing that it answers is kept
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => list.current?.closest('[data-scrolls]') ?? null,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (at) => keyOf(lines[at] as Line),
    scrollMargin: offset,
    overscan: AHEAD,
  });
  const drawn = virtual.getVirtualItems();

  // What stands above may grow: a notice, a name that wraps.
  useEffect(() => {
    const element = list.current;
    const scroller = element?.closest('[data-scrolls]');
    if (!element?.parentElement || !scroller) return;
    const measure = () => {
      const above = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      setOffset(Math.round(above + scroller.scrollTop));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element.parentElement);
    return () => watch.disconnect();
  }, []);

  // The line that a key leads to may have to be drawn first.
  useLayoutEffect(() => {
    const line =
      wanted.current && list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(wanted.current)}"]`);
    if (!line) return;
    wanted.current = undefined;
    line.focus();
  });

  const moveTo = (at: number) => {
    const line = lines[at];
    if (line === undefined) return;
    wanted.current = keyOf(line);
    setActive(wanted.current);
    virtual.scrollToIndex(at);
  };
  const deepest = Math.max(1, ...drawn.map(({ index }) => placeOf(lines[index] as Line).level));
  const rail = Math.max(RAIL.narrowest, Math.min(RAIL.usual, Math.floor(RAILS_AT_MOST / deepest)));
  const inView = drawn.some(({ key }) => key === active);
  const before = (drawn[0]?.start ?? offset) - offset;
  const after = virtual.getTotalSize() - ((drawn.at(-1)?.end ?? offset) - offset);
  return (
    <ul
      ref={list}
      role="tree"
      aria-label={label}
      className={styles['tree']}
      style={{ '--rail': `${rail}px`, paddingTop: before, paddingBottom: Math.max(0, after) } as CSSProperties}
    >
      {drawn.map(({ index, key }, nth) => {
        const line = lines[index] as Line;
        const { level, at, of, expanded } = placeOf(line);
        return children(line, {
          key,
          ref: virtual.measureElement,
          role: 'treeitem',
          'aria-level': level + 1,
          'aria-posinset': at + 1,
          'aria-setsize': of,
          'aria-expanded': expanded,
          tabIndex: key === active || (!inView && nth === 0) ? 0 : -1,
          ...{ 'data-index': index, 'data-key': key },
          onFocus: () => setActive(String(key)),
          onKeyDown: (event) => {
            const target = targetInTree(event.key, index, (nr) => lines[nr] && placeOf(lines[nr]));
            if (target === undefined) return;
            event.preventDefault();
            if (target === 'toggle') onToggle(line);
            else if (target === 'follow') event.currentTarget.querySelector('a')?.click();
            else moveTo(target);
          },
        });
      })}
    </ul>
  );
}
