import * as z from 'zod/mini';
import { isPartNumber } from '../parts/part-number.ts';

export type DocumentFileName = { partNumber: string; revision: string; language: string; extension: string };

const REVISION = '[A-Z0-9][A-Z0-9.-]{0,9}';

// regex: one repetition of a few signs
export const Revision = z.string().check(z.regex(new RegExp(`^${REVISION}$`)));

// A part number holds no underscore but may hold dots, slashes and parentheses: the underscores cut the name, and the
// last dot cuts the extension off a language that has none. Cameras write .JPG, so the extension's case is not minded.
// regex: every part but the first is short, and the first ends at an underscore, which it cannot hold
const FILE_NAME = new RegExp(`^([^_]+)_(${REVISION})_([a-z]{2})\\.([A-Za-z0-9]{1,10})$`);

/**
 * PARTNUMBER_REVISION_language.ext, e.g. W00-10-100_A_en.zip. What it says is kept as data;
 * the name itself never becomes a path, because a part number may be `../../ETC/PASSWD`.
 */
export const parseDocumentFileName = (name: string): DocumentFileName | undefined => {
  const [, partNumber, revision = '', language = '', extension = ''] = FILE_NAME.exec(name) ?? [];
  return isPartNumber(partNumber) ? { partNumber, revision, language, extension: extension.toLowerCase() } : undefined;
};
