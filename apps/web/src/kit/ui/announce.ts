/** Says a sentence to screen readers without showing anything. Heard once the notice layer is mounted; kept until then. */
let latest = '';
const listeners = new Set<() => void>();

export const announce = (sentence: string) => {
  // The same words twice in a row are the same text node to a screen reader; a trailing space makes them new.
  latest = sentence === latest ? `${sentence} ` : sentence;
  for (const listener of listeners) listener();
};

export const announcement = () => latest;

export const onAnnouncement = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
