import type { LabelText } from '@gemba/contract/labels/label-shapes';
import { fitText } from './fit-text.ts';
import type { Style } from './styles.ts';

/** The last line: texts at the left in their order, and one at the right. */
export function placeFoot(
  { width, height, margin, gap, small }: Style,
  { left, right }: { left: readonly string[]; right: string },
): LabelText[] {
  const inner = width - 2 * margin;
  const y = height - margin;
  const face = 'plain';
  const last = fitText(right, { face, size: small, width: right ? inner / 2 : 0 });
  const joined = left.filter(Boolean).join(' · ');
  const first = fitText(joined, { face, size: small, width: inner - (right ? last.width + gap : 0) });
  return [
    { x: width - margin - last.width, y, ...last },
    { x: margin, y, ...first },
  ].filter(({ text }) => text !== '');
}
