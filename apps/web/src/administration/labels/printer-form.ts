import { LARGEST_LABEL, SMALLEST_LABEL } from '@gemba/contract/labels/label-layout';
import {
  PRINTER_DPIS,
  PRINTER_PORT,
  type Printer,
  type PrinterDpi,
  PrinterHost,
} from '@gemba/contract/labels/printers/printer';
import type { FieldPath, FormError } from '../../kit/form/use-form.ts';

export type TypedPrinter = {
  name: string;
  place: string;
  width: string;
  height: string;
  dpi: string;
  host: string;
  port: string;
  active: boolean;
};

export const NEW_PRINTER: TypedPrinter = {
  name: '',
  place: '',
  width: '100',
  height: '63',
  dpi: '203',
  host: '',
  port: String(PRINTER_PORT),
  active: true,
};

export const typedPrinter = ({ name, place, width, height, dpi, host, port, active }: Printer): TypedPrinter => ({
  name,
  place,
  width: String(width),
  height: String(height),
  dpi: String(dpi),
  host: host ?? '',
  port: String(port),
  active,
});

export const printerBodyOf = (typed: TypedPrinter) => ({
  name: typed.name.trim(),
  place: typed.place.trim(),
  width: Number(typed.width),
  height: Number(typed.height),
  dpi: PRINTER_DPIS.find((dpi) => String(dpi) === typed.dpi) ?? (203 satisfies PrinterDpi),
  host: typed.host.trim() || null,
  port: Number(typed.port),
  active: typed.active,
});

export const isWhole = (typed: string, least: number, most: number) =>
  /^\d{1,5}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;

export const isSide = (typed: string, side: 'width' | 'height') =>
  isWhole(typed, SMALLEST_LABEL[side], LARGEST_LABEL[side]);

type Words = { name: string; width: string; height: string; host: string; port: string };

export const printerErrors = (typed: TypedPrinter, words: Words) => {
  const errors = new Map<FieldPath, FormError>();
  if (typed.name.trim() === '') errors.set('name', { message: words.name, late: true });
  for (const side of ['width', 'height'] as const)
    if (!isSide(typed[side], side)) errors.set(side, { message: words[side], late: true });
  if (typed.host.trim() !== '' && !PrinterHost.safeParse(typed.host.trim()).success)
    errors.set('host', { message: words.host, late: true });
  if (!isWhole(typed.port, 1, 65_535)) errors.set('port', { message: words.port, late: true });
  return errors;
};
