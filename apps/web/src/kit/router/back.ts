declare global {
  interface Window {
    /** Hears the phone's Back before the browser goes anywhere. Not every browser has it. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/** The page that is shown; `index` counts the pages of the tab. */
interface Place {
  pathname: string;
  search: string;
  index: number;
}

/** The ways to close the open sheets. The last one lies on top. */
const closers: (() => void)[] = [];

/** The phone's Back calls `close` instead of leaving the screen, until the function that comes back is called. */
export const backCloses = (close: () => void) => {
  closers.push(close);
  const watcher = window.CloseWatcher && new window.CloseWatcher();
  watcher?.addEventListener('close', close);
  return () => {
    watcher?.destroy();
    closers.splice(closers.indexOf(close), 1);
  };
};

/** A page that was left by Back while a sheet was open on it, until the browser has come back to it. */
let returnsTo: Place | undefined;

/** The address of the page that is shown. For a moment that of the browser may be another one. */
export const shownAddress = (): Pick<Place, 'pathname' | 'search'> => returnsTo ?? window.location;

let isMeant = false;

/** Goes back whether a sheet is open or not: it is over with what it asked. */
export const stepBack = () => {
  isMeant = true;
  window.history.back();
};

const indexNow = () => (window.history.state as { __TSR_index?: number } | null)?.__TSR_index;

/**
 * Closes an open sheet when the browser has gone back, and returns to its page; the router, which would draw the page
 * before, never learns of it. Called before the router is made, so that it hears of a change of page first.
 */
export const followBack = (shown: () => Place) => {
  const undo = (event: PopStateEvent) => {
    const index = indexNow();
    if (isMeant || index === undefined || !(returnsTo || closers.length > 0)) {
      isMeant = false;
      return;
    }
    event.stopImmediatePropagation();
    returnsTo ??= shown();
    // Somebody in a hurry presses twice.
    if (index !== returnsTo.index) return window.history.go(returnsTo.index - index);
    returnsTo = undefined;
    closers.at(-1)?.();
  };
  window.addEventListener('popstate', undo);
};
