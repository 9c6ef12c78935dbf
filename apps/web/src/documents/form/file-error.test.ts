import { expect, it } from 'vitest';
import { endingOf, fileError, readName, suggestedName } from './file-error.ts';

it('suggests a name that is taken, whatever the part number holds', () => {
  const name = suggestedName('W00-10/100(A)', 'B.2', 'cn', endingOf('IMG_0001.JPG'));
  expect(name).toBe('W00-10/100(A)_B.2_cn.jpg');
  expect(readName(name)).toMatchObject({ partNumber: 'W00-10/100(A)', revision: 'B.2', docLang: 'cn' });
  expect(fileError(name, 1)).toBeUndefined();
});

it.each([
  ['IMG_0001.JPG', 1, 'nameInvalid'],
  ['W00-10-100_A_es.pdf', 1, 'languageNotAllowed'],
  ['w00-10-100_A_en.pdf', 1, 'nameInvalid'],
  ['W00-10-100_A_en', 1, 'nameInvalid'],
  ['W00-10-100_A_en.exe', 1, 'typeNotAllowed'],
  ['W00-10-100_A_en.pdf', 0, 'empty'],
  ['W00-10-100_A_en.pdf', 50 * 1_048_576 + 1, 'tooLarge'],
  ['W00-10-100_A_en.pdf', 50 * 1_048_576, undefined],
])('%s of %i bytes is %s', (name, bytes, error) => {
  expect(fileError(name, bytes)).toBe(error);
});
