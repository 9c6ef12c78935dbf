import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type ComponentProps,
  type CSSProperties,
  type Key,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './Tree.module.css';
import { type TreePlace, targetInTree } from './tree-keys.ts';

type TreeItemProps = ComponentProps<'li'> & { 'data-index': number; 'data-key': Key };

type Props<Line> = {
  label: string;
  /** The open rows, from top to bottom. */
  lines: readonly Line[];
  keyOf: (line: Line) => string;
  placeOf: (line: Line) => TreePlace;
  onToggle: (line: Line) => void;
  /** Renders a line as an `li` with these properties. */
  children: (line: Line, item: TreeItemProps) => ReactNode;
};

const USUAL_HEIGHT = 76;
const AHEAD = 10;
/** The width of a narrow window that the rails may take, however deep the tree is. */
const RAILS_AT_MOST = 100;
const RAIL = { narrowest: 5, usual: 20 };

/**
 * A tree of any length that renders only the lines in view. One tab stop: the arrow keys walk, open and close, Enter
 * follows the line's link.
 */
export function Tree<Line>({ label, lines, keyOf, placeOf, onToggle, children }: Props<Line>) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<string>(undefined);
  const [active, setActive] = useState<string>();
  const [offset, setOffset] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- it is used here alone, and none of its results are kept
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => list.current?.closest('[data-scrolls]') ?? null,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => keyOf(lines[index] as Line),
    scrollMargin: offset,
    overscan: AHEAD,
  });
  const drawn = virtual.getVirtualItems();

  // The content above may grow: a notice, a name that wraps.
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

  // The target line of a key may have to be rendered first.
  useLayoutEffect(() => {
    const line =
      wanted.current && list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(wanted.current)}"]`);
    if (!line) return;
    wanted.current = undefined;
    line.focus();
  });

  const moveTo = (index: number) => {
    const line = lines[index];
    if (line === undefined) return;
    wanted.current = keyOf(line);
    setActive(wanted.current);
    virtual.scrollToIndex(index);
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
        const { level, position, setSize, expanded } = placeOf(line);
        return children(line, {
          key,
          ref: virtual.measureElement,
          role: 'treeitem',
          'aria-level': level + 1,
          'aria-posinset': position + 1,
          'aria-setsize': setSize,
          'aria-expanded': expanded,
          tabIndex: key === active || (!inView && nth === 0) ? 0 : -1,
          'data-index': index,
          'data-key': key,
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
