import { readFileSync } from 'node:fs';

/** Some 3,400 words that guessers try first, most of them too short to be a password: they are tried with a tail. */
const words = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** `Password123!` is `password` with a tail, `1q2w3e4r5t` a walk over the keyboard, `aaaaaaaa` one key. */
const SIGNS = new Set('0123456789!@#$%&*._-');
const withoutTail = (text: string) => {
  let end = text.length;
  while (SIGNS.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};
const HEAD = /^[\d!@#$%&*._-]+/;
const WALKS = [
  '1234567890',
  '0987654321',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'abcdefghijklmnopqrstuvwxyz',
];

const isWalk = (text: string) => text.length >= 4 && WALKS.some((walk) => `${walk}${walk}`.includes(text));

export const isCommonPassword = (password: string) => {
  const text = password.toLowerCase();
  const bare = withoutTail(text);
  const candidates = [text, bare, bare.replace(HEAD, '')].filter((one) => one.length >= 4);
  return candidates.some((one) => words.has(one)) || isWalk(text) || isWalk(bare) || new Set(text).size <= 2;
};
