import { LETTERS } from '@gemba/contract/addresses/address-shapes';
import { statementOf } from '../kit/database/statement.ts';
import type { Page } from '../kit/http/serve.ts';
import { type AddressKind, type LettersCall, startOf } from './address-kinds.ts';

const starts = LETTERS.map(startOf);
/** The next character: every name that begins with the letter is below it. */
const ends = starts.map((start) => String.fromCharCode(start.charCodeAt(0) + 1));

/** Looks into the index once for each letter, so it costs the same in a book of any size. */
// sql: the pieces are constants of ours
const read = ({ table }: AddressKind) => `
  select letter from unnest($2::text[], $3::text[], $4::text[]) as asked (letter, start, until)
   where exists (select from ${table} one where one.company_id = $1
                    and one.sort_name >= asked.start collate "C" and one.sort_name < asked.until collate "C")`;

export const addressLetters = (kind: AddressKind): Page<LettersCall, { letter: string }> => {
  const text = read(kind);
  return {
    statement: (companyId) => statementOf(text, [companyId, LETTERS, starts, ends]),
    reply: (rows) => {
      const there = new Set(rows.map(({ letter }) => letter));
      return { letters: LETTERS.filter((letter) => there.has(letter)) };
    },
  };
};
