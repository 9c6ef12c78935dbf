const LETTERS = 26;
const A = 65;

/** The name of a column in a spreadsheet: A to Z, AA, AB and so on. */
export const columnLetter = (at: number): string => {
  const before = Math.floor(at / LETTERS) - 1;
  return (before < 0 ? '' : columnLetter(before)) + String.fromCharCode(A + (at % LETTERS));
};
