import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/findings-of.ts';
import { hooksNamed } from './hooks-named.ts';

const contract = {
  'packages/contract/src/parts/list-parts.ts': `export const listParts = defineCall({ name: 'listParts' });`,
  'packages/contract/src/parts/add-part.ts': `export const addPart = defineCall({ name: 'addPart' });`,
};
const foundIn = (files: Record<string, string>) =>
  findingsOf(hooksNamed, {
    ...contract,
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`apps/web/src/parts/${file}`, text])),
  });
const found = (file: string, text: string) => foundIn({ [file]: text });

const LIST = `import { listParts } from '@gemba/contract/parts/list-parts'; const read = () => usePages(listParts);`;
const ADD = `import { addPart } from '@gemba/contract/parts/add-part'; const add = () => call(addPart, {});`;

describe('a call is made', () => {
  it.each([
    ['use-list-parts.ts', `${LIST} export const useListParts = read;`],
    ['use-parts.ts', `${LIST} export const useParts = read;`],
    ['use-add-part.tsx', `${ADD} export function useAddPart() { return add(); }`],
    ['use-add-part.ts', `${ADD} export const useAddPart = add; export const addQuietly = () => call(addPart, {});`],
    ['add-part-form.ts', `${ADD} export const save = add;`],
    ['PartList.tsx', `import type { listParts } from '@gemba/contract/parts/list-parts';`],
    ['PartForm.tsx', `import { addPart } from '@gemba/contract/parts/add-part'; const { body } = addPart;`],
    ['PartList.test.tsx', LIST],
    ['use-replace-part.ts', `${LIST} ${ADD} export const useReplacePart = () => {};`],
  ])('in %s', (file, text) => {
    expect(found(file, text)).toEqual([]);
  });

  it.each([
    ['PartList.tsx', LIST, 'Let useListParts in use-list-parts.ts make it'],
    ['use-part-search.ts', LIST, 'Let useListParts in use-list-parts.ts make it'],
    ['use-part.ts', ADD, 'Let useAddPart in use-add-part.ts make it'],
  ])('but not in %s', (file, text, way) => {
    expect(found(file, text)).toEqual([expect.stringContaining(way)]);
  });

  it.each([
    ['read-parts.ts', LIST],
    ['use-replace-part.ts', `${LIST} ${ADD}`],
  ])('not in %s where its hook makes it', (file, text) => {
    expect(foundIn({ 'use-list-parts.ts': LIST, [file]: text })).toEqual([
      expect.stringMatching(new RegExp(`${file}.* makes listParts itself`)),
    ]);
  });

  it('not by two hooks of its name', () => {
    expect(foundIn({ 'use-list-parts.ts': LIST, 'search/use-list-parts.ts': LIST })).toEqual([
      expect.stringContaining('is a second hook that makes listParts'),
    ]);
  });
});

describe('a hook stands', () => {
  const COMPONENT = 'export const usePart = () => {}; export function Part() {}';
  const USER = `import { Part, usePart } from './Part.tsx';`;

  it('in a file that is called like it', () => {
    expect(found('use-part-search.ts', 'export const usePartSearch = () => {};')).toEqual([]);
    expect(found('use-part.ts', 'const useInner = () => {}; export const usePart = () => useInner();')).toEqual([]);
    expect(found('index.ts', `export { usePart } from './use-part.ts';`)).toEqual([]);
  });

  it('beside its component, where one file uses it', () => {
    const other = `import { Part } from './Part.tsx';`;
    expect(foundIn({ 'Part.tsx': COMPONENT, 'PartScreen.tsx': USER, 'PartList.tsx': other })).toEqual([]);
  });

  it('and in no other', () => {
    expect(found('use-part.ts', 'export const usePart = () => {}; export function useStock() {}')).toEqual([
      expect.stringContaining('exports useStock. Move it to use-stock.ts'),
    ]);
    expect(foundIn({ 'Part.tsx': COMPONENT, 'PartScreen.tsx': USER, 'PartList.tsx': USER })).toEqual([
      expect.stringContaining('use-part.ts'),
    ]);
    expect(foundIn({ 'Part.tsx': COMPONENT, 'index.ts': `export { usePart } from './Part.tsx';` })).toEqual([
      expect.stringContaining('use-part.ts'),
    ]);
    expect(foundIn({ 'parts.ts': COMPONENT, 'PartScreen.tsx': USER.replace('Part.tsx', 'parts.ts') })).toEqual([
      expect.stringContaining('use-part.ts'),
    ]);
  });
});
