import refusalsEn from '@gemba/contract/kit/refusals/refusals.en';
import refusalsEs from '@gemba/contract/kit/refusals/refusals.es';
import refusalsZh from '@gemba/contract/kit/refusals/refusals.zh';
import { expect, it } from 'vitest';
import en from './texts.en.ts';
import es from './texts.es.ts';
import zh from './texts.zh.ts';

it.each([
  ['en', en, refusalsEn],
  ['zh', zh, refusalsZh],
  ['es', es, refusalsEs],
] as const)('a file is refused in the same words before it is sent and by the server: %s', (_, ours, theirs) => {
  expect(ours.error).toEqual({
    nameInvalid: theirs.DOCUMENT_FILE_NAME_INVALID,
    languageNotAllowed: theirs.DOCUMENT_LANGUAGE_NOT_ALLOWED,
    typeNotAllowed: theirs.DOCUMENT_TYPE_NOT_ALLOWED,
    empty: theirs.DOCUMENT_EMPTY,
    tooLarge: theirs.DOCUMENT_TOO_LARGE,
  });
});
