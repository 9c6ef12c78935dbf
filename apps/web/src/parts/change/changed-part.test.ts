import type { Part } from '@gemba/contract/parts/part-shapes';
import { expect, it } from 'vitest';
import { NOTHING_TYPED } from '../add/new-part.ts';
import { fieldsOf, fixedFields, typedFrom } from './changed-part.ts';

const part = {
  ...Object.fromEntries(Object.keys(NOTHING_TYPED).map((name) => [name, null])),
  partNumber: 'BOLT',
  revision: 'B',
  description: 'Bolt',
  partType: 'BUY',
  uom: 'EA',
  trackableLevel: 'NONE',
  qIType: 'NONE',
  traceable: false,
  saleable: true,
  weight: '2.5000',
  makeLeadTime: 14,
  active: true,
  hasMoved: true,
} as unknown as Part;

it('starts from the part as a person of the language types it, and sends it back as it was', () => {
  const typed = typedFrom(part, 'es-ES');
  expect(typed).toMatchObject({ weight: '2,5', makeLeadTime: '14', material: '', saleable: true, active: true });
  expect(fieldsOf(typed, 'es-ES')).toEqual({
    description: 'Bolt',
    partType: 'BUY',
    uom: 'EA',
    trackableLevel: 'NONE',
    qIType: 'NONE',
    traceable: false,
    saleable: true,
    weight: '2.5',
    makeLeadTime: 14,
    active: true,
  });
});

it('leaves out what goods that have moved have settled', () => {
  expect([...fixedFields(part)]).toContain('uom');
  expect([...fixedFields({ ...part, hasMoved: false })]).toEqual(['partNumber', 'revision']);
});
