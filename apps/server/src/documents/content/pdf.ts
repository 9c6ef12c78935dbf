import { refuse } from '../../kit/refuse.ts';
import type { ByteSource } from './byte-source.ts';
import { scriptFinder } from './pdf-scripts.ts';

const TAIL = 1_024;
const HEAD = /^%PDF-[12]\.\d/;
const END = '%%EOF';
const START = /^startxref\s+(\d{1,10})\s*$/;
/** A table of places, or a stream that holds one. */
const PLACES = /^\s*(xref\b|\d+\s+\d+\s+obj\b)/;
const LONGEST = 64;

/**
 * Begins and ends as one, and its end leads to where its objects are listed. What would run when it is opened is refused
 * where it stands in plain objects; our own viewer runs nothing anyway.
 */
export function isPdf(bytes: ByteSource) {
  if (!HEAD.test(bytes.at(0, 8).toString('latin1'))) return false;
  const place = placeOfObjects(bytes.at(Math.max(0, bytes.size - TAIL), TAIL).toString('latin1'));
  if (!(place < bytes.size)) return false;
  const [, listed] = PLACES.exec(bytes.at(place, LONGEST).toString('latin1')) ?? [];
  if (listed === undefined) return false;
  const { trailer, runs } = look(bytes);
  if (runs) refuse('DOCUMENT_PDF_NOT_SAFE', { field: 'file' });
  return listed !== 'xref' || trailer;
}

/** The number between `startxref` and the end, behind which some programs leave zeros; NaN where there is none. */
function placeOfObjects(tail: string) {
  let length = tail.length;
  while (tail[length - 1] === '\0') length -= 1;
  const text = tail.slice(0, length).trimEnd();
  if (!text.endsWith(END)) return Number.NaN;
  const before = text.slice(0, -END.length);
  return Number(START.exec(before.slice(Math.max(0, before.lastIndexOf('startxref'))))?.[1] ?? Number.NaN);
}

/** Once through the whole file, in pieces that overlap, so that no word is cut in two. */
function look(bytes: ByteSource) {
  const findsScript = scriptFinder();
  const found = { trailer: false, runs: false };
  let before = '';
  for (const piece of bytes.pieces(0, bytes.size)) {
    const text = piece.toString('latin1');
    found.trailer ||= (before + text).includes('trailer');
    found.runs ||= findsScript(piece);
    before = text.slice(-LONGEST);
  }
  return found;
}
