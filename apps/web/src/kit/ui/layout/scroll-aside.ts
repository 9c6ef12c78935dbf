/** The visible part of the neighbours. */
const EDGE = 32;

/** Brings a child of a positioned line that scrolls sideways into view. The page around the line stays where it is. */
export const scrollAside = (line: HTMLElement, child: HTMLElement) => {
  const end = child.offsetLeft + child.offsetWidth + EDGE - line.clientWidth;
  line.scrollLeft = Math.min(Math.max(line.scrollLeft, end), Math.max(0, child.offsetLeft - EDGE));
};
