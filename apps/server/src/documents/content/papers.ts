import type { ByteSource } from './byte-source.ts';

const TAIL = 1_024;

const endOf = async (bytes: ByteSource) => (await bytes.at(Math.max(0, bytes.size - TAIL), TAIL)).toString('latin1');

/** Six signs of the version, then zeros up to the maintenance release. The shortest real one has kilobytes. */
export const isDwg = async (bytes: ByteSource) =>
  bytes.size >= 256 && /^AC10[0-9]{2}\0\0\0\0\0/.test((await bytes.at(0, 16)).toString('latin1'));

/** An exchange file is text between its two keywords. */
export async function isStep(bytes: ByteSource) {
  const head = (await bytes.at(0, TAIL)).toString('latin1');
  if (!/^(?:\xef\xbb\xbf)?\s*(?:\/\*[^]*?\*\/\s*)*ISO-10303-21\s*;/.test(head)) return false;
  if (!/END-ISO-10303-21\s*;\s*$/.test(await endOf(bytes))) return false;
  for await (const piece of bytes.pieces(0, bytes.size)) if (piece.includes(0)) return false;
  return true;
}
