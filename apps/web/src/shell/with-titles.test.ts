import { expect, it } from 'vitest';
import type { WithTitles } from './with-titles.ts';

const catalogues = import.meta.glob<WithTitles>('../*/texts.en.ts', { eager: true, import: 'default' });

it('no two capabilities give a title the same name', () => {
  const names = Object.values(catalogues).flatMap(({ screens = {} }) => Object.keys(screens));
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
