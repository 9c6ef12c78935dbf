import { expect, it } from 'vitest';
import { withoutExamples } from './leave-out-examples.ts';

it('leaves out the examples of calls and screens, and nothing else', () => {
  expect(withoutExamples(`const a = defineCall({ name: 'a', example: { body: { example: { b: 1 } } }, reply });`)).toBe(
    `const a = defineCall({ name: 'a',  reply });`,
  );
  expect(
    withoutExamples(`const s = { '/a': { access, search: { q: '' } }, '/b': { search: { r: '' }, access } };`),
  ).toBe(`const s = { '/a': { access,  }, '/b': {  access } };`);
});

it('leaves out the summary of a call', () => {
  expect(withoutExamples(`const a = defineCall({ name: 'a', summary: 'All of them', reply });`)).toBe(
    `const a = defineCall({ name: 'a',  reply });`,
  );
  expect(withoutExamples('const a = { summary: `${what} by name`, reply };')).toBe('const a = {  reply };');
});

it('keeps a field of a schema, whatever it is called', () => {
  const code = `const body = z.strictObject({ example: z.string(), search: z.optional(Words), summary: z.string() });`;
  expect(withoutExamples(code)).toBe(code);
});
