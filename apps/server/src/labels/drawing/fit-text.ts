import type { LabelText } from '@gemba/contract/labels/label-shapes';
import { textWidth } from './text-width.ts';

type Face = LabelText['face'];
interface Room {
  face: Face;
  size: number;
  width: number;
}

/** So narrow can letters be pressed and still be read. */
const NARROWEST = 0.75;
const CUT = '…';

/** Control signs and what has no shape print as nothing, and would break a line. */
export const printable = (text: string) => text.replace(/[\p{C}\s]+/gu, ' ').trim();

/** A text pressed into its room; what is too long even then is cut, and shows it. */
export function fitText(
  text: string,
  { face, size, width }: Room,
): Pick<LabelText, 'text' | 'face' | 'size' | 'width'> {
  const drawn = (shown: string) => ({
    text: shown,
    face,
    size,
    width: Math.min(Math.round(textWidth(shown, face, size)), Math.floor(width)),
  });
  if (textWidth(text, face, size) * NARROWEST <= width) return drawn(text);
  const signs = [...text];
  while (signs.length > 0 && textWidth(signs.join('') + CUT, face, size) * NARROWEST > width) signs.pop();
  return drawn(signs.join('').trimEnd() + CUT);
}

/** The lines of a text, broken at blanks and between Chinese signs; the last one takes what is left. */
export function breakText(text: string, { face, size, width }: Room, linesAtMost: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(/[\u2e80-\uffef]|[^\u2e80-\uffef\s]+\s*|\s+/gu) ?? []) {
    const isLast = lines.length === linesAtMost - 1;
    if (line && !isLast && textWidth((line + piece).trimEnd(), face, size) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line.trim() ? [...lines, line.trim()] : lines;
}
