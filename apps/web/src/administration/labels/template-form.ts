import {
  LABEL_SECTIONS,
  type LabelField,
  type LabelLayout,
  type LabelSection,
  type LabelWording,
} from '@gemba/contract/labels/label-layout';
import { COPIES_AT_MOST } from '@gemba/contract/labels/label-shapes';
import { isSide, isWhole } from './printer-form.ts';

const NUMBERS = ['width', 'height', 'copies'] as const;

type Typed = Record<(typeof NUMBERS)[number], string> & Record<LabelSection, LabelField[]> & { words: LabelWording[] };
export type TypedLayout = Typed & Record<string, unknown>;

export const typedLayout = ({ width, height, copies, ...layout }: LabelLayout): TypedLayout => ({
  ...layout,
  width: String(width),
  height: String(height),
  copies: String(copies),
});

export const isCopies = (typed: string) => isWhole(typed, 1, COPIES_AT_MOST);

/** The layout as it is typed; undefined while a number of it is wrong. */
export const layoutOf = (typed: TypedLayout): LabelLayout | undefined => {
  if (!isSide(typed.width, 'width') || !isSide(typed.height, 'height') || !isCopies(typed.copies)) return undefined;
  const { head, facts, lines, foot, codes, words } = typed;
  const [width, height, copies] = [Number(typed.width), Number(typed.height), Number(typed.copies)];
  return { width, height, copies, head, facts, lines, foot, codes, words };
};

const asText = (value: unknown) => JSON.stringify(value);

export const changedParts = (start: TypedLayout, typed: TypedLayout) =>
  [...NUMBERS, ...LABEL_SECTIONS, 'words' as const].filter((part) => asText(start[part]) !== asText(typed[part]))
    .length;

/** The order with one field put before its neighbour, or behind it. */
export const moved = (fields: readonly LabelField[], field: LabelField, by: 1 | -1): LabelField[] => {
  const from = fields.indexOf(field);
  const others = fields.filter((one) => one !== field);
  return [...others.slice(0, from + by), field, ...others.slice(from + by)];
};
