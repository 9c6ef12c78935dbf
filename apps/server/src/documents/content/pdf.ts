import { refuse } from '../../kit/refuse.ts';
import type { ByteSource } from './byte-source.ts';

const TAIL = 1_024;
const HEAD = /^%PDF-[12]\.\d/;
const END = /startxref\s+(\d{1,10})\s+%%EOF\s*$/;
/** A table of places, or a stream that holds one. */
const PLACES = /^\s*(xref\b|\d+\s+\d+\s+obj\b)/;
/** Long enough that packed bytes do not spell it by chance. */
const RUNS = /\/S\s*\/(?:JavaScript|Launch)\b/;
const LONGEST = 64;

/** A name may spell any of its letters as `#4a`. */
const plain = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)));

/**
 * Begins and ends as one, and its end leads to where its objects are listed. What would run when it is opened is refused
 * where it stands in plain objects; our own viewer runs nothing anyway.
 */
export async function isPdf(bytes: ByteSource) {
  if (!HEAD.test((await bytes.at(0, 8)).toString('latin1'))) return false;
  const tail = (await bytes.at(Math.max(0, bytes.size - TAIL), TAIL)).toString('latin1');
  const place = Number(END.exec(tail.replace(/\0+$/, ''))?.[1] ?? Number.NaN);
  if (!(place < bytes.size)) return false;
  const [, listed] = PLACES.exec((await bytes.at(place, LONGEST)).toString('latin1')) ?? [];
  if (listed === undefined) return false;
  const { trailer, runs } = await look(bytes);
  if (runs) refuse('DOCUMENT_PDF_NOT_SAFE', { field: 'file' });
  return listed !== 'xref' || trailer;
}

/** Once through the whole file, in pieces that overlap, so that no word is cut in two. */
async function look(bytes: ByteSource) {
  const found = { trailer: false, runs: false };
  let before = '';
  for await (const piece of bytes.pieces(0, bytes.size)) {
    const text = before + piece.toString('latin1');
    found.trailer ||= text.includes('trailer');
    found.runs ||= RUNS.test(plain(text));
    before = text.slice(-LONGEST);
  }
  return found;
}
