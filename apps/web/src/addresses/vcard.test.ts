import { describe, expect, it } from 'vitest';
import { type CardFacts, vCardOf } from './vcard.ts';

const alder: CardFacts = {
  organisation: 'Alder Conveyor Systems',
  phones: [
    { kind: 'WORK', number: '+1 775 555-0102' },
    { kind: 'FAX', number: null },
  ],
  email: 'ap@ald-002.example',
  place: { address: '100 Main Street', city: 'Reno', state: 'NV', zip: '89501', country: 'US' },
  note: 'Customer ALD-002',
};

/** An independent reader: unfolds, splits each line at its first colon, unescapes. */
const read = (card: string) => {
  const lines = card
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean);
  const parted = (value: string) =>
    value
      .replace(/\\([\s\S])/g, (_, sign: string) => ({ n: '\n', ';': '\ue000' })[sign] ?? sign)
      .split(';')
      .map((part) => part.replaceAll('\ue000', ';'));
  return lines.map((line) => [line.slice(0, line.indexOf(':')), ...parted(line.slice(line.indexOf(':') + 1))]);
};

describe('a card', () => {
  it('of an organisation has its name, ways to reach it and its address', () => {
    expect(vCardOf(alder)).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:;;;;',
        'FN:Alder Conveyor Systems',
        'ORG:Alder Conveyor Systems',
        'TEL;TYPE=WORK,VOICE:+1 775 555-0102',
        'EMAIL;TYPE=INTERNET:ap@ald-002.example',
        'ADR;TYPE=WORK:;;100 Main Street;Reno;NV;89501;US',
        'NOTE:Customer ALD-002',
        'END:VCARD',
        '',
      ].join('\r\n'),
    );
  });

  it('of a person has family and given name, and where it works', () => {
    const card = read(vCardOf({ ...alder, person: 'Ana María Torres', title: 'Purchasing' }));
    expect(card).toContainEqual(['N', 'Torres', 'Ana María', '', '', '']);
    expect(card).toContainEqual(['FN', 'Ana María Torres']);
    expect(card).toContainEqual(['TITLE', 'Purchasing']);
    expect(read(vCardOf({ ...alder, person: '王伟' }))).toContainEqual(['N', '王伟', '', '', '', '']);
  });

  it('keeps every sign of what people entered, and nothing becomes a line of its own', () => {
    const organisation = 'A;B, C\\n "D"\r\nTEL:+1 900\nEND:VCARD \u0007ø 大庆';
    const card = read(vCardOf({ ...alder, organisation, note: 'x\\' }));
    expect(card).toContainEqual(['FN', 'A;B, C\\n "D"\nTEL:+1 900\nEND:VCARD  ø 大庆']);
    expect(card.map(([name]) => name)).toEqual([
      'BEGIN',
      'VERSION',
      'N',
      'FN',
      'ORG',
      'TEL;TYPE=WORK,VOICE',
      'EMAIL;TYPE=INTERNET',
      'ADR;TYPE=WORK',
      'NOTE',
      'END',
    ]);
  });

  it('folds long lines at 75 octets and cuts no character', () => {
    const organisation = `${'大庆起重设备'.repeat(20)}🏭${'x'.repeat(100)}`;
    const card = vCardOf({ ...alder, organisation });
    for (const line of card.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(card).not.toContain('\ufffd');
    expect(read(card)).toContainEqual(['FN', organisation]);
  });
});
