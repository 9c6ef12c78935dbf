let shown: HTMLElement | null = null;

/**
 * After a change of screen the next Tab and the next spoken word start at its heading. A search field that took the focus
 * keeps it. A screen may also change within its path: an order opens from its list, and the tapped row is gone.
 */
export const focusHeading = (pathChanged: boolean) => {
  const heading = document.querySelector<HTMLElement>('h1');
  const changed = pathChanged || (heading !== shown && document.activeElement === document.body);
  shown = heading;
  if (!heading || !changed || document.activeElement instanceof HTMLInputElement) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
