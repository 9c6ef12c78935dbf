import { describe, expect, it } from 'vitest';
import { csvHead, csvLine } from './csv.ts';

const COLUMNS = [{ name: 'Part' }, { name: 'On hand', kind: 'number' }] as const;
const written = (row: (string | null)[]) => csvLine(COLUMNS, row);

describe('a table for spreadsheets (S24)', () => {
  it('has a line of names, marked as UTF-8, a line for each row, and CRLF behind each', () => {
    expect(csvHead(COLUMNS)).toBe('\ufeffPart,On hand\r\n');
    expect(written(['W00-10-100', '12.5000'])).toBe('W00-10-100,12.5000\r\n');
    expect(csvHead([{ name: '=1+1' }, { name: '数量' }])).toBe("\ufeff'=1+1,数量\r\n");
  });

  it.each(['-1E2', '=1+1', '+1', '@SUM(A1)', '\tx', '-', '=cmd|"/c calc"!A1'])(
    'never begins a cell with %j',
    (text) => {
      const line = written([text, '1']);
      expect(line.replace(/^"/, '').startsWith(`'${text[0]}`)).toBe(true);
    },
  );

  it.each(['\r=1', '\r\n=1'])('guards %j, quoted', (text) => {
    expect(written([text, '1'])).toBe(`"'${text}",1\r\n`);
  });

  it('quotes commas, quotes and line breaks, and leaves the rest alone', () => {
    expect(written(['a,b', '1'])).toBe('"a,b",1\r\n');
    expect(written(['5" pipe', '1'])).toBe('"5"" pipe",1\r\n');
    expect(written(['two\nlines', '1'])).toBe('"two\nlines",1\r\n');
    expect(written(['W00-10/100(A)', '1'])).toBe('W00-10/100(A),1\r\n');
    expect(written(['轴封 35', '1'])).toBe('轴封 35,1\r\n');
  });

  it('writes numbers as numbers, also negative ones, and what is none as text', () => {
    expect(written(['A', '-5.0000'])).toBe('A,-5.0000\r\n');
    expect(written(['A', '-5+cmd'])).toBe(`A,'-5+cmd\r\n`);
    expect(written(['A', '=1'])).toBe(`A,'=1\r\n`);
    expect(written(['A', null])).toBe('A,\r\n');
    expect(written(['A'])).toBe('A,\r\n');
  });
});
