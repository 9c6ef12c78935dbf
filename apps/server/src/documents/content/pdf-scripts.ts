/** An action of one of these kinds runs when the file is opened. Long enough that packed bytes do not spell one by chance. */
const RUNNING = [Buffer.from('JavaScript'), Buffer.from('Launch')];
const KIND_OF_ACTION = Buffer.from('S');
/** The slash, the longest kind with each of its letters written as a code of three signs, and one sign more. */
const LONGEST = 32;

/** Tables by byte: every byte of a file is looked up. */
const tableOf = (signs: string) => {
  const table = new Uint8Array(256);
  for (const code of Buffer.from(signs, 'latin1')) table[code] = 1;
  return table;
};
const IS_BLANK = tableOf('\0\t\n\f\r ');
const ENDS_NAME = tableOf('\0\t\n\f\r ()<>[]{}/%');
const HEX_DIGITS = Array.from({ length: 256 }, (_, code) => Number(`0x${String.fromCharCode(code).trim()}`));
const [SLASH, PERCENT, NUMBER_SIGN, LINE_FEED, RETURN] = [0x2f, 0x25, 0x23, 0x0a, 0x0d];

/** Whether the name between two positions is this word. A name may spell any of its letters as `#4a`. */
function spells(word: Buffer, bytes: Buffer, from: number, until: number) {
  let position = from;
  for (let index = 0; index < word.length; index += 1) {
    let code = bytes[position];
    position += 1;
    if (code === NUMBER_SIGN && position + 2 <= until) {
      code = digitAt(bytes, position) * 16 + digitAt(bytes, position + 1);
      position += 2;
    }
    if (code !== word[index] || position > until) return false;
  }
  return position === until;
}

const digitAt = (bytes: Buffer, position: number) => HEX_DIGITS[bytes[position] as number] as number;

/**
 * Looks for `/S` and the kind of an action behind it, with blanks and comments between the two as PDF allows. It is fed
 * one piece of a file after the other, and says when it has found one.
 *
 * Every byte is looked at once. A `%` may also be part of a text, where it begins no comment; so it is taken for both: the
 * search goes on behind it, and an `/S` before it still waits for the next line.
 */
export function scriptFinder(): (piece: Buffer) => boolean {
  /** The beginning of a name that the last piece cut in two. */
  let cut: Buffer = Buffer.alloc(0);
  /** An `/S` stands before, with nothing between that counts. */
  let isWaiting = false;
  /** An `/S` stands before the comment that this line may be. */
  let waitsForLine = false;

  return (piece) => {
    const bytes = Buffer.concat([cut, piece]);
    cut = Buffer.alloc(0);
    for (let index = 0; index < bytes.length; index += 1) {
      const byte = bytes[index] as number;
      if (byte === SLASH) {
        const start = index + 1;
        while (index + 1 < bytes.length && ENDS_NAME[bytes[index + 1] as number] === 0) index += 1;
        const end = index + 1;
        // The beginning of a long name is enough: neither of the two names is that long.
        if (end === bytes.length) cut = bytes.subarray(start - 1, start - 1 + LONGEST);
        else if (isWaiting && RUNNING.some((kind) => spells(kind, bytes, start, end))) return true;
        else isWaiting = spells(KIND_OF_ACTION, bytes, start, end);
      } else if (byte === PERCENT) {
        waitsForLine ||= isWaiting;
        isWaiting = false;
      } else if (byte === LINE_FEED || byte === RETURN) {
        isWaiting ||= waitsForLine;
        waitsForLine = false;
      } else if (IS_BLANK[byte] === 0) {
        isWaiting = false;
      }
    }
    return false;
  };
}
