import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The search shows what was opened last. What a person opened first can wait until the screen is there. */
const note = async (address: string) => {
  const { noteOpened } = await import('../../search/note-opened.ts');
  noteOpened(address);
};

/** Remembers every detail that is opened, from whichever screen. */
export const useNotedOpenings = () => {
  const router = useRouter();
  useEffect(() => {
    const noteNow = () => void note(router.state.location.href).catch(() => undefined);
    noteNow();
    return router.subscribe('onResolved', ({ pathChanged, hrefChanged, toLocation }) => {
      // Typing in a list changes its address and opens nothing.
      if (hrefChanged && (pathChanged || toLocation.pathname !== '/inventory/list')) noteNow();
    });
  }, [router]);
};
