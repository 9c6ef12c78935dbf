/** The signs that a number may be typed without. */
const SIGN = /[\s\-_./()#:,]/;

const bare = (text: string) => [...text.toLowerCase()].filter((sign) => !SIGN.test(sign)).join('');

/** A text in three pieces, of which the middle one is what was typed, with or without signs. */
export const markedPieces = (text: string, typed: string): [before: string, marked: string, after: string] => {
  const signs = [...text];
  const indexes = signs.flatMap((sign, index) => (SIGN.test(sign) ? [] : [index]));
  const letters = indexes.map((index) => (signs[index] ?? '').toLowerCase());
  const words = bare(typed);
  // `PO 48205` marks the digits of a number that is shown without its prefix.
  for (const wanted of [words, words.replace(/^\p{L}+(?=\d)/u, '')]) {
    const start = wanted === '' || letters.some(({ length }) => length !== 1) ? -1 : letters.join('').indexOf(wanted);
    if (start < 0) continue;
    const first = indexes[start] ?? 0;
    const end = (indexes[start + wanted.length - 1] ?? 0) + 1;
    return [signs.slice(0, first).join(''), signs.slice(first, end).join(''), signs.slice(end).join('')];
  }
  return [text, '', ''];
};
