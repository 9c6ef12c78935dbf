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
] as const)('a part is refused in the same words when it is chosen and by the server: %s', (_, ours, theirs) => {
  expect(ours.exists).toBe(theirs.BOM_EXISTS);
  expect(ours.rule.noPartNumber).toBe(theirs.PART_NUMBER_REQUIRED);
});
