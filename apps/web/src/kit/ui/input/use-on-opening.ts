import { useState } from 'react';

/**
 * Resets the state each time something opens. Resetting on close would be too late for a person who reopens it while it
 * is still closing.
 */
export function useOnOpening(open: boolean, begin: () => void): void {
  const [wasOpen, setWasOpen] = useState(open);
  if (open === wasOpen) return;
  setWasOpen(open);
  if (open) begin();
}
