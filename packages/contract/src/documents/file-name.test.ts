import { expect, it } from 'vitest';
import { parseDocumentFileName } from './file-name.ts';

it.each([
  ['W00-10-100_A_en.zip', ['W00-10-100', 'A', 'en', 'zip']],
  ['W00-10/100(A)_B2_cn.pdf', ['W00-10/100(A)', 'B2', 'cn', 'pdf']],
  ['V1.2.3_1.0_es.step', ['V1.2.3', '1.0', 'es', 'step']],
  ['../../ETC/PASSWD_A_en.7z', ['../../ETC/PASSWD', 'A', 'en', '7z']],
  ['W00-10-100_A_en.JPG', ['W00-10-100', 'A', 'en', 'jpg']],
  ['..._00_en.x', ['...', '00', 'en', 'x']],
])('reads %s', (name, [partNumber, revision, language, extension]) => {
  expect(parseDocumentFileName(name)).toEqual({ partNumber, revision, language, extension });
});

it.each([
  '',
  'W00-10-100.zip',
  'W00-10-100_A.zip',
  'W00-10-100_A_en',
  'W00-10-100_A_en.',
  'W00-10-100_A_EN.zip',
  'W00-10-100_A_En.zip',
  'W00-10-100_A_eng.zip',
  'W00-10-100_A_e.zip',
  'W00-10-100_a_en.zip',
  'W00-10-100__en.zip',
  'w00-10-100_A_en.zip',
  'W00_10_A_en.zip',
  'W0_A_en.zip',
  `${'A'.repeat(21)}_A_en.zip`,
  'NA_A_en.zip',
  'W00-10-100_A/../B_en.zip',
  'W00-10-100_.._en.zip',
  'W00-10-100_A_en.zip.exe',
  'W00-10-100_A_en.zip\n',
  ' W00-10-100_A_en.zip',
  'W00-10-100_A_en.zip\u0000.pdf',
  'W00-10-100_A_en/x.zip',
])('does not take %j', (name) => {
  expect(parseDocumentFileName(name)).toBeUndefined();
});
