import { expect, it } from 'vitest';
import { looksLikeCode, pastedCode, scanAside, wedgeReader } from './wedge.ts';

const typed = (text: string, gap: number) => {
  const read = wedgeReader();
  return [...text, 'Enter'].map((key, at) => read({ key, at: 1000 + at * gap })).at(-1);
};

it('takes fast keys and Enter for a scan', () => {
  expect(typed('BRG-6204-2RS', 8)).toBe('BRG-6204-2RS');
});

it('takes slow keys for a person, and a lone Enter for itself', () => {
  expect(typed('BRG-6204-2RS', 250)).toBeUndefined();
  expect(typed('', 8)).toBeUndefined();
});

it('begins anew with every scan', () => {
  const read = wedgeReader();
  const scan = (code: string, from: number) =>
    [...code, 'Enter'].map((key, at) => read({ key, at: from + at * 5 })).at(-1);
  expect(scan('A-03-2', 1000)).toBe('A-03-2');
  expect(scan('A-04-1', 2000)).toBe('A-04-1');
});

it('leaves keys without a character alone', () => {
  const read = wedgeReader();
  const keys = ['Shift', 'A', '-', '0', '1', 'Enter'];
  expect(keys.map((key, at) => read({ key, at: 1000 + at * 5 })).at(-1)).toBe('A-01');
});

it('tells a scan from fingers in the same field, and what stood there before', () => {
  const into = (text: string, gap: number) => {
    const read = scanAside<string>();
    let field = '';
    let found: ReturnType<typeof read>;
    [...'12', ...text, 'Enter'].forEach((key, at) => {
      found = read({ key, at: 1000 + (at < 2 ? at * 200 : 1000 + at * gap) }, field);
      if (key.length === 1) field += key;
    });
    return found;
  };
  expect(into('A-03-2', 8)).toEqual({ code: 'A-03-2', before: '12' });
  expect(into('A-03-2', 60)).toBeUndefined();
});

it('takes a quantity for a quantity however fast it is keyed', () => {
  expect(['281', '12.5', '1250,75'].map(looksLikeCode)).toEqual([false, false, false]);
  expect(['A-03-2', '5414011850015', '61B'].map(looksLikeCode)).toEqual([true, true, true]);
});

it('takes one pasted line for a scan, and no page of text', () => {
  expect(pastedCode(' BRG-6204-2RS\n')).toBe('BRG-6204-2RS');
  expect(['', ' ', '12', 'A-01\nA-02', 'x'.repeat(401)].map(pastedCode)).toEqual(Array(5).fill(undefined));
});
