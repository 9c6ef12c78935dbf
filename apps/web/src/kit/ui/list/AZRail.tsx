import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import styles from './AZRail.module.css';

const c = classesOf(styles);

type Props = {
  letters: readonly string[];
  /** Letters without entries; the keys skip them. */
  empty?: ReadonlySet<string>;
  value: string;
  onChange: (letter: string) => void;
};

const none: ReadonlySet<string> = new Set();

/** One slider at the edge of a long list. Search does the same without aiming. */
export function AZRail({ letters, empty = none, value, onChange }: Props) {
  const t = useTranslations('kit');
  const [dragging, setDragging] = useState(false);
  const index = Math.max(0, letters.indexOf(value));

  const goTo = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const aimed = Math.floor(((event.clientY - box.top) / box.height) * letters.length);
    const letter = letters[Math.min(letters.length - 1, Math.max(0, aimed))];
    if (letter && letter !== value) onChange(letter);
  };

  const handleKey = (event: KeyboardEvent) => {
    const way = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    for (let next = index + way; next >= 0 && next < letters.length; next += way) {
      const letter = letters[next];
      if (letter !== undefined && !empty.has(letter)) return onChange(letter);
    }
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('jumpToLetter')}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={letters.length - 1}
      aria-valuenow={index}
      aria-valuetext={value}
      className={c('rail')}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
        goTo(event);
      }}
      onPointerMove={(event) => dragging && goTo(event)}
      onPointerUp={() => setDragging(false)}
      onPointerCancel={() => setDragging(false)}
    >
      {letters.map((letter) => (
        <span key={letter} className={c('letter', letter === value && 'on', empty.has(letter) && 'empty')}>
          {letter}
          {dragging && letter === value && <span className={c('bubble')}>{letter}</span>}
        </span>
      ))}
    </div>
  );
}
