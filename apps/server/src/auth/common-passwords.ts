import { readFileSync } from 'node:fs';

/** Some 3,500 passwords that guessers try first; the list is in the public domain. */
const common = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

export const isCommonPassword = (password: string) => common.has(password.toLowerCase());
