import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wholeCodes } from './whole-codes.tsx';

const written = (text: string) => renderToStaticMarkup(wholeCodes(text));
const inSpans = (text: string, name: string) =>
  [...written(text).matchAll(new RegExp(`<span class="${name}">([^<]*)</span>`, 'g'))].map(([, words]) => words);
const wholes = (text: string) => inSpans(text, 'whole');

it('keeps codes, file names and telephone numbers in one piece', () => {
  expect(wholes('更改 GBX-220-05 的 BOM')).toEqual(['GBX-220-05']);
  expect(wholes('更改GBX-220-05的BOM')).toEqual(['GBX-220-05']);
  expect(wholes('Modificar SEL-45/65/8-NBR')).toEqual(['SEL-45/65/8-NBR']);
  expect(wholes('903 · PV 31068 · COR-46548')).toEqual(['COR-46548']);
  expect(wholes('待判定 5524 在 QA-HOLD')).toEqual(['QA-HOLD']);
  expect(wholes('PART-NUMBER-THAT-IS-FAR-TOO-LONG')).toEqual([]);
  expect(wholes('W00-10/100(A), MTR-IE3-1.5KW')).toEqual(['W00-10/100(A),', 'MTR-IE3-1.5KW']);
  expect(wholes('Look for part “SEL-35/52”')).toEqual(['“SEL-35/52”']);
  expect(wholes('BRG-6204-2RS_A_en.pdf')).toEqual(['BRG-6204-2RS_A_en.pdf']);
});

it('keeps a figure with its unit', () => {
  const amounts = (text: string) => inSpans(text, 'unbroken');
  expect(amounts('Ordered 400 EA, 2.5 KG open')).toEqual(['400 EA', '2.5 KG']);
  expect(amounts('+1 BOX')).toEqual(['+1 BOX']);
  expect(amounts('Orchard Fasteners · 1 行')).toEqual(['1 行']);
  expect(amounts('第 3 项成本为零')).toEqual(['3 项']);
  expect(amounts('WO 70427, BRG-6204 AND 20 pieces')).toEqual([]);
});

it('lets a telephone number that is wider than its line go on at a blank', () => {
  expect(written('Fax +1 815 555-0199')).toBe(
    'Fax <span class="whole">+1 815 <span class="whole">555-0199</span></span>',
  );
});

it('leaves words alone, and every text as it is', () => {
  expect(written('Well-known sub-assembly and/or part')).toBe('Well-known sub-assembly and/or part');
  for (const text of ['更改 GBX-220-05 的 BOM', '+1 815 555-0199, +44 20 7946-0958', 'A-03-2/B-01', '- 5 - 6'])
    expect(written(text).replace(/<[^>]*>/g, '')).toBe(text);
});
