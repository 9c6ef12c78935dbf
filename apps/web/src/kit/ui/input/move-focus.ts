import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End inside a group with one tab stop. Returns the index to go to, if any. */
export function targetOfKey(event: KeyboardEvent, index: number, count: number): number | undefined {
  const last = count - 1;
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return index === last ? 0 : index + 1;
    case 'ArrowLeft':
    case 'ArrowUp':
      return index === 0 ? last : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
