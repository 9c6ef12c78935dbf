/** Words as a search compares them: in any case, with or without accents. */
export const plainWords = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
