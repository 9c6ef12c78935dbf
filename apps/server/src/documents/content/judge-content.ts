import { closeSync, openSync } from 'node:fs';
import type { FileType } from '@gemba/contract/documents/document-shapes';
import { refuse } from '../../kit/refuse.ts';
import { lookInto } from './archive.ts';
import { type ByteSource, sourceOf } from './byte-source.ts';
import { isDisguised } from './disguises.ts';
import { isDwg, isStep } from './papers.ts';
import { isPdf } from './pdf.ts';
import { isJpeg, isPng } from './pictures.ts';

const TYPES_PART = '[Content_Types].xml';

const isZip = async (bytes: ByteSource) => (await lookInto(bytes, new Set())) !== undefined;

/** An archive that holds the main part of its kind, and no macros. */
const isOffice = (mainPart: string, mainType: string) => async (bytes: ByteSource) => {
  const parts = await lookInto(bytes, new Set([TYPES_PART]));
  if (!parts?.has(mainPart) || !parts.get(TYPES_PART)?.includes(mainType)) return false;
  return ![...parts.keys()].some((name) => /vbaproject\.bin$/i.test(name));
};

const isDocx = isOffice('word/document.xml', 'wordprocessingml.document.main+xml');
const isXlsx = isOffice('xl/workbook.xml', 'spreadsheetml.sheet.main+xml');

const kinds: Record<FileType, { as: 'pdf' | 'zip' | 'other'; is: (bytes: ByteSource) => boolean | Promise<boolean> }> =
  {
    pdf: { as: 'pdf', is: isPdf },
    png: { as: 'other', is: isPng },
    jpg: { as: 'other', is: isJpeg },
    jpeg: { as: 'other', is: isJpeg },
    dwg: { as: 'other', is: isDwg },
    step: { as: 'other', is: isStep },
    stp: { as: 'other', is: isStep },
    zip: { as: 'zip', is: isZip },
    docx: { as: 'zip', is: isDocx },
    xlsx: { as: 'zip', is: isXlsx },
  };

/** Refuses unless the bytes are what the extension says, and nothing else beside it. For a worker thread: it blocks. */
export async function judgeContent(path: string, fileType: FileType) {
  const descriptor = openSync(path, 'r');
  try {
    const bytes = sourceOf(descriptor);
    if (bytes.size === 0) refuse('DOCUMENT_EMPTY', { field: 'file' });
    const { as, is } = kinds[fileType];
    if (!(await is(bytes)) || isDisguised(bytes, as)) {
      refuse('DOCUMENT_CONTENT_NOT_MATCH', { extension: fileType, field: 'file' });
    }
  } finally {
    closeSync(descriptor);
  }
}
