import { LANGUAGES } from '@gemba/contract/kit/languages';
import { expect, it } from 'vitest';
import { refused } from './answer.ts';

it('writes money, days, states and modules in the words of the reader, and leaves the facts as they are', () => {
  const said = LANGUAGES.map((language) => [
    refused('MOVE_NOT_ALLOWED', { status: 'NOT_APPROVED' }, language).msg,
    refused('NOT_LICENSED', { module: 'PRODUCTION' }, language).msg,
    refused('DELEGATION_OVERLAPS', { name: 'Ana', fromDate: '2026-11-02', thruDate: '2026-11-20' }, language).msg,
  ]);
  for (const sentences of said) for (const one of sentences) expect(one).not.toMatch(/[A-Z]{4}|2026-/);
  expect(said.flat().join(' ')).toMatch(/“Not approved”.*“Production”.*Nov 2, 2026 to Nov 20, 2026/);
  expect(said.flat().join(' ')).toMatch(/“未审批”.*“生产”.*2026年11月2日 至 2026年11月20日/);
  expect(said.flat().join(' ')).toMatch(/«Sin aprobar».*«Producción».*del 2 nov 2026 al 20 nov 2026/);
  expect(refused('MOVE_NOT_ALLOWED', { status: 'HOLD' }, 'es-ES').data).toEqual({ status: 'HOLD' });
});

it('names a missing field as the screens do', () => {
  for (const field of ['partNumber', 'lotNumber', 'qtyQualified', 'file'])
    for (const language of LANGUAGES)
      expect(refused('FIELD_REQUIRED', { msg: field, field }, language).msg).not.toMatch(/[a-z][A-Z]|^file/);
  expect(refused('FIELD_REQUIRED', { msg: 'partNumber' }, 'en-US').msg).toBe('Part number Required');
});

it('writes goods with as many decimals as they have', () => {
  const said = (language: (typeof LANGUAGES)[number], quantity: string) =>
    refused('SERIAL_COUNT_NOT_MATCH', { partNumber: '10.0000', quantity }, language).msg;
  expect(said('en-US', '1250.0000')).toMatch(/10\.0000.*\(1,250\)/);
  expect(said('en-US', '0.2500')).toContain('(0.25)');
  expect(said('es-ES', '0.2500')).toContain('(0,25)');
});

it('leaves what only looks like a code or a day: a location called HOLD, a part called 2026-01-01', () => {
  expect(refused('PART_NOT_EXIST', { partNumber: '2026-01-01' }, 'en-US').msg).toContain('2026-01-01');
  expect(refused('LOCATION_NOT_EXIST', { location: 'HOLD' }, 'zh-CN').msg).toContain('HOLD');
  expect(refused('MOVE_NOT_ALLOWED', { status: 'toString' }, 'en-US').msg).toContain('“toString”');
});
