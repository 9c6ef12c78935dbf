import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { classesOf } from '../classes.ts';
import { scrollAside } from '../layout/scroll-aside.ts';
import { targetOfKey } from './move-focus.ts';
import styles from './SegmentedControl.module.css';

const c = classesOf(styles);

export type Segment<Value extends string> = { value: Value; label: string; count?: number | string | undefined };
type Props<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** In one line as long as they are few; more stand above their count, in as many lines as they need. */
const FEW = 4;

/** Two to six choices side by side; the arrow keys choose at once. */
export function SegmentedControl<Value extends string>({ label, segments, value, onChange }: Props<Value>) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const chosen = segments.findIndex((segment) => segment.value === value);
  const drawn = segments.map(({ label: word, count }) => `${word} ${count ?? ''}`).join();
  // Segments that do not fit scroll sideways, and a count that comes later makes them wider.
  useEffect(() => {
    const button = buttons.current[chosen];
    if (drawn && button?.parentElement) scrollAside(button.parentElement, button);
  }, [chosen, drawn]);
  const handleKey = (event: KeyboardEvent, index: number) => {
    const target = targetOfKey(event, index, segments.length);
    const segment = target === undefined ? undefined : segments[target];
    if (target === undefined || !segment) return;
    event.preventDefault();
    onChange(segment.value);
    buttons.current[target]?.focus();
  };
  const many = segments.length > FEW;
  const columns = { '--columns': segments.length, '--half': Math.ceil(segments.length / 2) };
  const control = (
    <div
      role="radiogroup"
      aria-label={label}
      className={c('control', many && 'many')}
      style={many ? (columns as CSSProperties) : undefined}
    >
      {segments.map((segment, index) => {
        const on = segment.value === value;
        return (
          <button
            key={segment.value}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="radio"
            aria-checked={on}
            tabIndex={on ? 0 : -1}
            className={c('segment')}
            onClick={() => onChange(segment.value)}
            onKeyDown={(event) => handleKey(event, index)}
          >
            <span className={c('face')}>
              <span className={c('word')}>{segment.label}</span>
              {segment.count !== undefined && <span className={c('count')}>{segment.count}</span>}
            </span>
          </button>
        );
      })}
    </div>
  );
  return many ? <div className={c('box')}>{control}</div> : control;
}
