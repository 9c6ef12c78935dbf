import { useEffect, useEffectEvent } from 'react';
import { wedgeReader } from './wedge.ts';

/** Where keys belong to what has the focus. */
const TAKEN = 'input, textarea, select, [contenteditable], [role=dialog]';

/** Listens for a hardware scanner that types, wherever the focus is, as long as no field and no sheet has it. */
export const useWedge = (onScan: (code: string) => void) => {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    const read = wedgeReader();
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(TAKEN)) return;
      const code = read({ key: event.key, at: event.timeStamp });
      if (code === undefined) return;
      // The key that ends a scan must not press the button that has the focus.
      event.preventDefault();
      event.stopPropagation();
      scanned(code);
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
};
