import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the browser lays out pages, by our button or its own. A print view is rendered only then. */
export const usePrinting = () => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Synchronously, before the browser lays out the pages.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
};
