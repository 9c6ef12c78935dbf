/** Speaks a sentence to screen readers without showing anything. Kept until the notice layer is mounted. */
export const SPOKEN_MS = 1000;

let latest = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const say = (sentence: string) => {
  latest = sentence;
  for (const listener of listeners) listener();
  clearTimeout(timer);
  if (sentence && listeners.size > 0) timer = setTimeout(say, SPOKEN_MS, '');
};

/**
 * The sentence is removed after it was spoken: only changes are read out, so the same words would be silent the next
 * time. Within that second a trailing space makes them new.
 */
export const announce = (sentence: string) => say(sentence === latest ? `${sentence} ` : sentence);

export const announcement = () => latest;

export const onAnnouncement = (listener: () => void) => {
  listeners.add(listener);
  if (latest) say(latest);
  return () => listeners.delete(listener);
};
