import { bareCode } from '@gemba/contract/kit/codes';
import type { Hit } from '@gemba/contract/search/find-everything';
import { plainWords } from '../kit/text/plain-words.ts';

/** Chinese is written without spaces: a word may begin at any sign. */
const HAN = /^\p{Script=Han}/u;

const wordsOf = (text: string) => plainWords(text).split(/[^\p{L}\p{N}]+/u);

/** Whether every typed word begins a word of one of the texts, and does not stand inside of one. */
export const beginsWord = (texts: readonly (string | null)[], typed: string) => {
  const said = texts.flatMap((text) => (text ? wordsOf(text) : []));
  return wordsOf(typed).every((word) =>
    said.some((one) => one.startsWith(word) || (HAN.test(word) && one.includes(word))),
  );
};

const PREFIX = /^\p{L}+(?=\d)/u;

/** The number of a hit begins with what was typed, or words of it do. */
export const hitBeginsSo = ({ id, name, nameZh, nameEs, detail, fileName }: Hit, typed: string) => {
  const [number, key] = [bareCode(id), bareCode(typed)];
  if (number.startsWith(key) || number.startsWith(key.replace(PREFIX, ''))) return true;
  return beginsWord([name, nameZh, nameEs, detail, fileName, id], typed);
};
