import { describe, expect, it } from 'vitest';
import { cellsOf, delimiterOf, recordReader } from './csv-records.ts';

const recordsOf = (...pieces: string[]) => {
  const reader = recordReader();
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()].map(({ line, text }) => [line, text]);
};

describe('the rows of a file', () => {
  it('end where their line ends, whatever it ends with, and the last one needs no end', () => {
    expect(recordsOf('a,b\n1,2\n3,4')).toEqual([
      [1, 'a,b'],
      [2, '1,2'],
      [3, '3,4'],
    ]);
    expect(recordsOf('a\r\n1\r\n')).toEqual([
      [1, 'a'],
      [2, '1'],
    ]);
    expect(recordsOf('a\r1\r')).toEqual([
      [1, 'a'],
      [2, '1'],
    ]);
    expect(recordsOf('')).toEqual([]);
  });

  it('go on over line ends in quotes, and have the number of their last line', () => {
    expect(recordsOf('a,b\n1,"two\nlines"\n2,"say ""so"""\n')).toEqual([
      [1, 'a,b'],
      [3, '1,"two\nlines"'],
      [4, '2,"say ""so"""'],
    ]);
  });

  it('are the same in whatever pieces the file comes', () => {
    const text = 'a,b\r\n1,"x\r\ny"\r\n2,z\r\n';
    const letters = recordsOf(...text);
    expect(letters).toEqual(recordsOf(text));
    expect(letters.map(([line]) => line)).toEqual([1, 4, 5]);
  });
});

describe('the cells of a row', () => {
  it('are divided by the sign of the header, not by one in quotes', () => {
    expect(delimiterOf('"Price, net";Qty\n1,5;2')).toBe(';');
    expect(delimiterOf('a\tb\tc')).toBe('\t');
    expect(delimiterOf('partNumber')).toBe(',');
    expect(cellsOf('"Price, net"; Qty ;"say ""so"""', ';')).toEqual(['Price, net', 'Qty', 'say "so"']);
  });
});
