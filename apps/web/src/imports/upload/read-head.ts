import { cellsOf, delimiterOf, recordReader } from '@gemba/contract/imports/upload/csv-records';
import { IMPORT_LIMITS } from '@gemba/contract/imports/upload/upload-import';

/** The first line of a file and some rows are in it. */
const HEAD_BYTES = 256 * 1024;
const SAMPLES = 3;
const BOM = '\ufeff';

export type WrongFile = 'tooLarge' | 'notUtf8' | 'spreadsheet' | 'emptyFile' | 'tooManyColumns';
export interface FileHead {
  names: string[];
  /** The first rows, cell by cell. */
  samples: string[][];
}

/** A piece may end in the middle of a letter; anything else that is no UTF-8 throws. */
const decoded = (bytes: ArrayBuffer) => new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });

const SPREADSHEET = /\.(?:xlsx?|ods|numbers)$/i;

/** Reads the names of the columns and some values, or says what is wrong with the file. */
export async function readHead(file: File): Promise<FileHead | WrongFile> {
  if (SPREADSHEET.test(file.name)) return 'spreadsheet';
  if (file.size > IMPORT_LIMITS.fileBytes) return 'tooLarge';
  const bytes = await file.slice(0, HEAD_BYTES).arrayBuffer();
  let text: string;
  try {
    text = decoded(bytes).replace(BOM, '');
  } catch {
    return 'notUtf8';
  }
  const reader = recordReader();
  const isWhole = file.size <= HEAD_BYTES;
  const records = [...reader.push(text), ...(isWhole ? reader.end() : [])];
  const delimiter = delimiterOf(text);
  const [names, ...samples] = records.slice(0, SAMPLES + 1).map((record) => cellsOf(record.text, delimiter));
  if (!names || names.every((name) => name === '')) return 'emptyFile';
  return names.length > IMPORT_LIMITS.columns ? 'tooManyColumns' : { names, samples };
}
