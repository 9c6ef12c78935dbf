import { useEffect } from 'react';

const APP = 'Gemba';

/** The name of the screen in the browser's tab and in what a screen reader says on arrival. */
export const useTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} · ${APP}`;
  }, [title]);
};
