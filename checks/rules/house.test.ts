import { expect, it } from 'vitest';
import { findingsOf } from '../testing/findings-of.ts';
import { commentOpenings } from './comment-openings.ts';
import { fileSizes } from './file-sizes.ts';
import { folderSizes } from './folder-sizes.ts';
import { noExportStar } from './no-export-star.ts';
import { noSkippedTests } from './no-skipped-tests.ts';

const lines = (count: number) => 'const a = 1;\n'.repeat(count);

it('lets a few long files be, and finds a tree of long ones', () => {
  const short = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`apps/web/src/${at}.ts`, lines(40)]));
  expect(findingsOf(fileSizes, { ...short, 'apps/web/src/long.ts': lines(500) })).toEqual([]);
  const many = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`apps/web/src/l${at}.ts`, lines(320)]));
  expect(findingsOf(fileSizes, { ...short, ...many })).toEqual([expect.stringContaining('95th percentile 320')]);
  expect(findingsOf(fileSizes, { 'a.ts': lines(80) })).toEqual([expect.stringContaining('median 80')]);
});

it('does not count generated files nor tests', () => {
  expect(
    findingsOf(fileSizes, {
      'a.ts': `// Made by a tool. Do not edit.\n${lines(900)}`,
      'a.test.ts': lines(900),
      'b.ts': lines(9),
    }),
  ).toEqual([]);
});

it('finds an export of everything', () => {
  expect(
    findingsOf(noExportStar, { 'a.ts': `export * from './b.ts';`, 'b.ts': `export { c } from './c.ts';` }),
  ).toHaveLength(1);
});

it.each([
  'it.skip("a", f)',
  'describe.only("a", f)',
  'test.describe.skip("a", f)',
  'test.fixme()',
  'it.todo("a")',
  'it.skip.each([1])("a", f)',
])('finds %s', (source) => {
  expect(findingsOf(noSkippedTests, { 'a.test.ts': source })).toHaveLength(1);
});

it('lets tests run', () => {
  expect(findingsOf(noSkippedTests, { 'a.test.ts': 'it.each([1])("a", f); list.skip(1);' })).toEqual([]);
});

it('finds a folder with more than thirty modules, tests not counted', () => {
  const modules = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`apps/web/src/kit/${index}.ts`, lines(1)]));
  expect(findingsOf(folderSizes, { ...modules(30), 'apps/web/src/kit/a.test.ts': lines(1) })).toEqual([]);
  expect(findingsOf(folderSizes, modules(31))).toEqual([expect.stringContaining('holds 31 modules')]);
});

it.each(['/** What a clerk sends. */', '// Who asks', '/**\n * Of the part.\n */'])(
  'finds the comment %s',
  (comment) => {
    expect(findingsOf(commentOpenings, { 'a.ts': `${comment}\nexport const a = 1;` })).toHaveLength(1);
  },
);

it.each(['/** Whatsoever. */', '// Offered events', '/** The request of a clerk. */'])('lets %s be', (comment) => {
  expect(findingsOf(commentOpenings, { 'a.ts': `${comment}\nexport const a = 1;` })).toEqual([]);
});
