/**
 * Labels of goods. The server draws them: texts and codes in dots of a label printer, placed once, which every form (the
 * screen, PDF, PNG, ZPL) then shows alike.
 */
import * as z from 'zod/mini';
import { freeText } from '../kit/codes.ts';
import { Quantity } from '../kit/quantity.ts';

/** 203 dpi, as most label printers have. */
export const DOTS_PER_MM = 8;

/** The templates for goods. */
export const TEMPLATES = ['part', 'box', 'pallet'] as const;
/** And the one for a shelf. */
export const LABEL_TEMPLATES = [...TEMPLATES, 'location'] as const;
export type LabelTemplate = (typeof LABEL_TEMPLATES)[number];

export const LABEL_FORMATS = ['pdf', 'png', 'zpl'] as const;
export type LabelFormat = (typeof LABEL_FORMATS)[number];

export const COPIES_AT_MOST = 100;
/** Different labels of one answer. */
export const LABELS_AT_MOST = 200;
/** A picture shows them below each other. */
export const PICTURES_AT_MOST = 10;

/** Printers are numbered from 1 in each company. */
export const PrinterId = z.string().check(z.regex(/^[1-9]\d{0,8}$/));

/**
 * Options of every set of labels. An unknown template is LABEL_TEMPLATE_NOT_EXIST. Without copies the template says how
 * many. With a printer the labels are as large and as fine as those in it.
 */
export const labelQuery = {
  template: z._default(freeText(20), 'part'),
  copies: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|100)$/))),
  printer: z.optional(PrinterId),
};
export const format = z._default(z.enum(LABEL_FORMATS), 'pdf');

/** Lines of a document, by the names that the answer gives them; all of them unless said. */
export const chosenLines = z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,4000}$/)));

const place = { x: z.int(), y: z.int() };

export const LabelText = z.strictObject({
  /** Position of the first letter on its base line. */
  ...place,
  text: z.string(),
  size: z.int(),
  face: z.enum(['plain', 'bold', 'code']),
  /** Drawn as wide as this by whatever font there is. */
  width: z.int(),
});
export type LabelText = z.infer<typeof LabelText>;

export const LabelCode = z.strictObject({
  ...place,
  symbology: z.enum(['code128', 'qr', 'datamatrix']),
  /** One row of bars, or many of squares: 1 is black. */
  rows: z.array(z.string()),
  /** How wide a bar or square is, and how high a row. */
  module: z.int(),
  rowHeight: z.int(),
});
export type LabelCode = z.infer<typeof LabelCode>;

export const DrawnLabel = z.strictObject({
  line: z.string(),
  copies: z.int(),
  texts: z.array(LabelText),
  codes: z.array(LabelCode),
  /** Fields of the layout that found no room. */
  leftOut: z.array(z.string()),
});
export type DrawnLabel = z.infer<typeof DrawnLabel>;

/** A blank label: its size in millimetres, and how finely it is printed. */
export const LabelSheet = z.strictObject({ width: z.int(), height: z.int(), dotsPerMm: z.int() });
export type LabelSheet = z.infer<typeof LabelSheet>;

export const DrawnLabels = z.strictObject({
  template: z.enum(LABEL_TEMPLATES),
  sheet: LabelSheet,
  labels: z.array(DrawnLabel),
  /** Everything that could be labelled. */
  lines: z.array(
    z.strictObject({
      line: z.string(),
      partNumber: z.string(),
      name: z.string(),
      quantity: Quantity,
      uom: z.string(),
      chosen: z.boolean(),
    }),
  ),
});
export type DrawnLabels = z.infer<typeof DrawnLabels>;
