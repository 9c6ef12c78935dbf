/** After a change of screen the next Tab and the next spoken word start at its heading. */
export const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
