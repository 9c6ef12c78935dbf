import type { ByteSource } from './byte-source.ts';

const ENDS = 1_024;
const KEYWORD = 'ISO-10303-21';
const BYTE_ORDER_MARK = '\xef\xbb\xbf';

const headOf = (bytes: ByteSource) => bytes.at(0, ENDS).toString('latin1');
const tailOf = (bytes: ByteSource) => bytes.at(Math.max(0, bytes.size - ENDS), ENDS).toString('latin1');

/** Six signs of the version, then zeros up to the maintenance release. The shortest real one has kilobytes. */
export const isDwg = (bytes: ByteSource) =>
  bytes.size >= 256 && /^AC10[0-9]{2}\0\0\0\0\0/.test(bytes.at(0, 16).toString('latin1'));

/** An exchange file is text between its two keywords. */
export function isStep(bytes: ByteSource) {
  if (!beginsStep(headOf(bytes)) || !endsStep(tailOf(bytes))) return false;
  for (const piece of bytes.pieces(0, bytes.size)) if (piece.includes(0)) return false;
  return true;
}

/**
 * Comments may stand before the keyword. Read by hand, once from left to right: a regular expression tried every way to
 * divide the comments, and thirty of them took it 13 seconds.
 */
function beginsStep(head: string) {
  let rest = (head.startsWith(BYTE_ORDER_MARK) ? head.slice(BYTE_ORDER_MARK.length) : head).trimStart();
  while (rest.startsWith('/*')) {
    const end = rest.indexOf('*/', 2);
    if (end < 0) return false;
    rest = rest.slice(end + 2).trimStart();
  }
  return rest.startsWith(KEYWORD) && rest.slice(KEYWORD.length).trimStart().startsWith(';');
}

function endsStep(tail: string) {
  const text = tail.trimEnd();
  return text.endsWith(';') && text.slice(0, -1).trimEnd().endsWith(`END-${KEYWORD}`);
}
