import { createRequire } from 'node:module';
import type * as PinyinPro from 'pinyin-pro';

const require = createRequire(import.meta.url);

const LONGEST = 80;

/** Letters that no accent was put on, as people look for them. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'ng',
};

const HAN = /\p{Script=Han}/u;
const RUNS_OF_HAN = /\p{Script=Han}+/gu;

/** The syllables of each run of Chinese characters in one piece. Loaded with the first of them: the dictionary is large. */
function inPinyin(name: string) {
  if (!HAN.test(name)) return name;
  const { pinyin } = require('pinyin-pro') as typeof PinyinPro;
  const read = (run: string) => pinyin(run, { toneType: 'none', type: 'array', v: true }).join('');
  return name.replace(RUNS_OF_HAN, (run) => ` ${read(run)} `);
}

/**
 * A name as it is sorted and found under a letter: pinyin for Chinese, without accents, lower-case ASCII. What begins
 * with no letter comes after all letters. Equal ones are told apart by their ids.
 */
export function sortNameOf(name: string): string {
  const latin = inPinyin(name)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^ -~]/gu, (letter) => SPELLED[letter] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  const read = /^[a-z]/.test(latin) ? latin : `~${latin}`;
  return read.slice(0, LONGEST).trimEnd();
}
