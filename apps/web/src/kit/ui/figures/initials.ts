/** Initials; in Chinese the given name, which comes last. */
export const initials = (name: string) => {
  const trimmed = name.trim();
  if (/^\p{Script=Han}+$/u.test(trimmed)) return trimmed.slice(-2);
  const words = trimmed.split(/\s+/);
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0]];
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};
