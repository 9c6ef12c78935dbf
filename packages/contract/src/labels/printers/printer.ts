import * as z from 'zod/mini';
import { freeText, requiredText } from '../../kit/codes.ts';
import { labelSize } from '../label-layout.ts';

/** Dots per inch that label printers have, and the dots of a millimetre. */
export const PRINTER_DOTS = { 203: 8, 300: 12, 600: 24 } as const;
export const PRINTER_DPIS = [203, 300, 600] as const satisfies readonly (keyof typeof PRINTER_DOTS)[];
export type PrinterDpi = (typeof PRINTER_DPIS)[number];

/** The port at which label printers take ZPL. */
export const PRINTER_PORT = 9100;
export const PRINTERS_AT_MOST = 100;
const LAST_PORT = 65_535;

/** A name or an address. What is wrong with it beyond its signs shows when it is looked up. */
export const PrinterHost = z.string().check(z.regex(/^[A-Za-z0-9:.-]{1,253}$/));

export const printerBody = {
  name: requiredText(60),
  /** Where it stands, in words that people find it by. */
  place: freeText(100),
  /** The labels in it, in millimetres. */
  ...labelSize,
  dpi: z.literal(PRINTER_DPIS),
  /** Null: no direct way to it, people print on it from their device. */
  host: z.nullable(PrinterHost),
  port: z.int().check(z.minimum(1), z.maximum(LAST_PORT)),
  active: z.boolean(),
};

export const Printer = z.strictObject({
  printerId: z.string(),
  ...printerBody,
  name: z.string(),
  place: z.string(),
  host: z.nullable(z.string()),
  /** Jobs of the last days. */
  waiting: z.int(),
  failed: z.int(),
  version: z.int(),
});
export type Printer = z.infer<typeof Printer>;

/** A printer as it is offered to those who print. */
export const PrinterChoice = z.strictObject({
  printerId: z.string(),
  name: z.string(),
  place: z.string(),
  width: z.int(),
  height: z.int(),
  /** The server sends the labels to it; otherwise the device prints. */
  direct: z.boolean(),
});
export type PrinterChoice = z.infer<typeof PrinterChoice>;
