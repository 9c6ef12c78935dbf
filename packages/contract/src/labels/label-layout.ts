/**
 * The layout of a label: its size, and which fields stand where in which order. Every template has a built-in one; a company
 * may choose its own. There is no drawing by hand: the server places the fields, so codes stay whole and nothing overlaps.
 */
import * as z from 'zod/mini';
import { requiredText } from '../kit/codes.ts';
import { LANGUAGES } from '../kit/languages.ts';
import { COPIES_AT_MOST, type LabelTemplate } from './label-shapes.ts';
import { LABEL_WORDS, type LabelWord } from './label-words.ts';

/** Where fields stand: below the number, beside the codes, below them, at the foot; and the codes themselves. */
export const LABEL_SECTIONS = ['head', 'facts', 'lines', 'foot', 'codes'] as const;
export type LabelSection = (typeof LABEL_SECTIONS)[number];

export const LABEL_FIELDS = [
  'name',
  'description',
  'quantity',
  'revision',
  'lot',
  'serial',
  'location',
  'packedIn',
  'numbered',
  'to',
  'references',
  'note',
  'date',
  'warehouse',
  'qr',
  'datamatrix',
  'code128',
] as const;
export type LabelField = (typeof LABEL_FIELDS)[number];

/** In millimetres: from the label of a small part to a sheet of A5 and more. */
export const SMALLEST_LABEL = { width: 25, height: 15 } as const;
export const LARGEST_LABEL = { width: 220, height: 300 } as const;

export const labelSize = {
  width: z.int().check(z.minimum(SMALLEST_LABEL.width), z.maximum(LARGEST_LABEL.width)),
  height: z.int().check(z.minimum(SMALLEST_LABEL.height), z.maximum(LARGEST_LABEL.height)),
};

/** The company's own word in place of the built-in one, in one language. */
export const LabelWording = z.strictObject({
  language: z.enum(LANGUAGES),
  word: z.enum(LABEL_WORDS),
  text: requiredText(60),
});
export type LabelWording = z.infer<typeof LabelWording>;

const fields = z.array(z.enum(LABEL_FIELDS)).check(z.maxLength(LABEL_FIELDS.length));

export const LabelLayout = z.strictObject({
  ...labelSize,
  /** The copies that printing begins with. */
  copies: z.int().check(z.minimum(1), z.maximum(COPIES_AT_MOST)),
  head: fields,
  facts: fields,
  lines: fields,
  foot: fields,
  codes: fields,
  words: z.array(LabelWording).check(z.maxLength(LABEL_WORDS.length * LANGUAGES.length)),
});
export type LabelLayout = z.infer<typeof LabelLayout>;

type Choices = Readonly<Record<LabelSection, readonly LabelField[]>>;

const GOODS: Choices = {
  head: ['name'],
  facts: ['quantity', 'revision', 'lot', 'serial', 'location', 'packedIn'],
  lines: ['numbered', 'to', 'references', 'note'],
  foot: ['references', 'date', 'note'],
  codes: ['qr', 'datamatrix', 'code128'],
};

/** The fields that a section can have. The number of the part, or of the location, stands on every label. */
export const fieldChoices: Readonly<Record<LabelTemplate, Choices>> = {
  // Labels of a part are all alike: nothing counts them.
  part: { ...GOODS, lines: ['to', 'references', 'note'] },
  box: GOODS,
  pallet: GOODS,
  location: {
    head: ['description'],
    facts: [],
    lines: ['note'],
    foot: ['warehouse', 'note'],
    codes: ['qr', 'code128'],
  },
};

const builtIn = (width: number, height: number, sections: Record<LabelSection, LabelField[]>): LabelLayout => ({
  width,
  height,
  copies: 1,
  ...sections,
  words: [],
});

const goods = (lines: LabelField[]) => ({
  head: [...GOODS.head],
  facts: [...GOODS.facts],
  lines,
  foot: ['references', 'date'] satisfies LabelField[],
  codes: [...GOODS.codes],
});

export const builtInLayouts: Readonly<Record<LabelTemplate, LabelLayout>> = {
  part: builtIn(100, 63, goods([])),
  box: builtIn(100, 100, goods(['numbered', 'to'])),
  pallet: builtIn(100, 150, goods(['numbered', 'to', 'references'])),
  location: builtIn(100, 63, {
    head: ['description'],
    facts: [],
    lines: [],
    foot: ['warehouse'],
    codes: ['qr', 'code128'],
  }),
};

/** The words that a field is printed with; a box and a pallet are counted in words of their own. */
const fieldWords: Readonly<Partial<Record<LabelField, readonly LabelWord[]>>> = {
  quantity: ['quantity'],
  revision: ['revision'],
  lot: ['lot'],
  serial: ['serial'],
  location: ['location'],
  packedIn: ['packedIn'],
  to: ['to'],
  references: ['po', 'wo', 'rma', 'so', 'rtv', 'receiver', 'shipper', 'customerPo'],
  note: ['note'],
};

export const wordsOfField = (template: LabelTemplate, field: LabelField): readonly LabelWord[] =>
  field === 'numbered' && (template === 'box' || template === 'pallet') ? [template] : (fieldWords[field] ?? []);
