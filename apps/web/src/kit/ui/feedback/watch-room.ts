import { MOST_FOR_BARS } from '../layout/use-tall-bars.ts';

/** The handle above, and the room below. */
const EDGES_PX = 36;

/**
 * Marks a sheet whose content does not fit: `data-short`. Where head and footer take most of the height, with large text
 * or in a low window, they scroll with the content: `data-flows`.
 */
export const watchRoom = (sheet: HTMLElement) => {
  const parts = [...sheet.children].filter((part) => part instanceof HTMLElement);
  const heightOf = (part: HTMLElement) => ('body' in part.dataset ? part.scrollHeight : part.offsetHeight);
  const sum = (some: readonly HTMLElement[]) => some.reduce((all, part) => all + heightOf(part), EDGES_PX);
  const watch = new ResizeObserver(() => {
    const room = Math.min(innerHeight, Number.parseFloat(getComputedStyle(sheet).maxHeight));
    const isShort = sum(parts) > room;
    const pinned = sum(parts.filter(({ dataset }) => !('body' in dataset)));
    sheet.toggleAttribute('data-short', isShort);
    sheet.toggleAttribute('data-flows', isShort && pinned > innerHeight * MOST_FOR_BARS);
  });
  for (const part of parts) watch.observe(part);
  return () => watch.disconnect();
};
