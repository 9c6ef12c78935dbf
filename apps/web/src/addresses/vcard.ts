/** A card that phones and mail programs import: vCard 3.0 (RFC 2426), which all of them read. */
export interface CardFacts {
  /** The person; undefined for an organisation. */
  person?: string | undefined;
  organisation: string;
  title?: string | null | undefined;
  phones: readonly { kind: 'WORK' | 'FAX' | 'CELL'; number: string | null }[];
  email: string | null;
  place?: {
    address: string | null;
    city: string | null;
    state: string | null;
    zip: string | null;
    country: string | null;
  };
  note: string;
}

const TYPES = { WORK: 'WORK,VOICE', FAX: 'WORK,FAX', CELL: 'CELL,VOICE' };
const MOST_OCTETS = 75;

/** Escapes backslash, comma, semicolon and line breaks; removes other control characters. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?|\n/g, '\n')
    // oxlint-disable-next-line no-control-regex -- this removes them
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\,;]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

const octets = (text: string) => new TextEncoder().encode(text).length;

/** Folds a line of more than 75 octets: it continues in the next one, after a space. No character is cut in two. */
const folded = (line: string) => {
  const lines = [''];
  let room = MOST_OCTETS;
  for (const letter of line) {
    const size = octets(letter);
    if (size > room) {
      lines.push(' ');
      room = MOST_OCTETS - 1;
    }
    lines[lines.length - 1] += letter;
    room -= size;
  }
  return lines.join('\r\n');
};

/** The last word is the family name; a Chinese one comes first, and its length is not guessed. */
const nameParts = (person: string) => {
  const words = person.trim().split(/\s+/);
  const family = words.length > 1 ? (words.pop() as string) : person.trim();
  return words.length > 0 && family !== person.trim() ? [family, words.join(' ')] : [family, ''];
};

export const vCardOf = ({ person, organisation, title, phones, email, place, note }: CardFacts) => {
  const [family = '', given = ''] = person ? nameParts(person) : [];
  const line = (name: string, ...parts: (string | null | undefined)[]) =>
    parts.some((part) => part?.trim()) ? [`${name}:${parts.map((part) => escaped(part?.trim() ?? '')).join(';')}`] : [];
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(family)};${escaped(given)};;;`,
    `FN:${escaped(person ?? organisation)}`,
    ...line('ORG', organisation),
    ...line('TITLE', title),
    ...phones.flatMap(({ kind, number }) => line(`TEL;TYPE=${TYPES[kind]}`, number)),
    ...line('EMAIL;TYPE=INTERNET', email),
    ...(place ? line('ADR;TYPE=WORK', '', '', place.address, place.city, place.state, place.zip, place.country) : []),
    ...line('NOTE', note),
    'END:VCARD',
    '',
  ]
    .map(folded)
    .join('\r\n');
};
