import { useState } from 'react';

/**
 * Begins anew each time something opens. Clearing it when it has gone would be too late for a person who closes and
 * opens it again while it is still on its way out.
 */
export function useOnOpening(open: boolean, begin: () => void): void {
  const [wasOpen, setWasOpen] = useState(open);
  if (open === wasOpen) return;
  setWasOpen(open);
  if (open) begin();
}
