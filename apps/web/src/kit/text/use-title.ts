import { useEffect } from 'react';

const APP = 'Gemba';

/** The title of the screen, for the browser's tab and for screen readers on arrival. */
export const useTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} · ${APP}`;
  }, [title]);
};
