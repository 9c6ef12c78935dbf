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
] as const)('a rule is said in the same words before it is sent and by the server: %s', (_, ours, theirs) => {
  expect({ search: ours.typeNumber, ...ours.error }).toMatchObject({
    search: theirs.PART_NUMBER_REQUIRED,
    numberRequired: theirs.PART_NUMBER_REQUIRED,
    numberInvalid: theirs.INVALID_PART_NUMBER,
    numberReserved: theirs.PART_NUMBER_RESERVED,
    exists: theirs.PART_EXISTS,
    minAboveMax: theirs.MINIMUM_ABOVE_MAXIMUM,
    codeUnknown: theirs.CODE_NOT_EXIST,
  });
});
