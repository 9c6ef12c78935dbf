import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End inside a group that is one stop of the Tab key. Returns the index to go to, if any. */
export function targetOfKey(event: KeyboardEvent, at: number, count: number): number | undefined {
  const last = count - 1;
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return at === last ? 0 : at + 1;
    case 'ArrowLeft':
    case 'ArrowUp':
      return at === 0 ? last : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
