const scrollers = () => [...document.querySelectorAll('[data-scrolls]')];

let before: readonly Element[] = [];

/** Called when a navigation begins. */
export const noteScrollers = () => {
  before = scrollers();
};

const newAt = (index: number) => () => {
  const scroller = scrollers().at(index);
  return scroller && !before.includes(scroller) ? scroller : null;
};

/**
 * The router hands the scroll position of a screen on to the next one that has its scroller in the same place. A new
 * screen starts at its top; a list that stays beside its detail keeps its position.
 */
export const newScrollers = [newAt(0), newAt(-1)];
