import { expect, it } from 'vitest';
import { codeWords } from '../kit/code-words/code-words.ts';
import { MODULES } from './modules.ts';

it.each(Object.entries(codeWords))('every module has its name in %s', (_, { module }) => {
  expect(Object.keys(module)).toEqual([...MODULES]);
});
