import type { ByteSource } from './byte-source.ts';
import { findEnd } from './zip-directory.ts';

const HEAD = 1_024;
// Long enough that the bytes of a picture do not spell one by chance.
const PAGE = /<(?:script|html|!doctype\s|\?php|svg[\s>]|iframe|body[\s>])/i;
const LONGEST = 16;

/** A page hidden in something else. Searched in pieces that overlap, so that none is cut in two. */
function holdsPage(bytes: ByteSource, until = bytes.size) {
  let before = '';
  for (const piece of bytes.pieces(0, until)) {
    const text = before + piece.toString('latin1');
    if (PAGE.test(text)) return true;
    before = text.slice(-LONGEST);
  }
  return false;
}

/** Readers of PDF take a header anywhere in the first kilobyte. */
const startsPdf = (bytes: ByteSource) => bytes.at(0, HEAD).includes('%PDF-');

/** Programs that unpack look for the end of an archive at the end of a file, whatever stands before it. */
const endsZip = (bytes: ByteSource) => findEnd(bytes) !== undefined;

/** One file that is two things at once. */
export const isDisguised = (bytes: ByteSource, as: 'pdf' | 'zip' | 'other') =>
  (as !== 'pdf' && startsPdf(bytes)) ||
  (as !== 'zip' && endsZip(bytes)) ||
  holdsPage(bytes, as === 'other' ? bytes.size : HEAD);
