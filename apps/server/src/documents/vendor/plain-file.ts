import { type FileType, isFileType } from '@gemba/contract/documents/document-shapes';
import { requiredText } from '@gemba/contract/kit/codes';
import type { UploadedFile } from '../../kit/http/receive-form.ts';
import { refuse } from '../../kit/refuse.ts';
import { inspectContent } from '../content/inspect-content.ts';
import { documentUpload } from '../document-upload.ts';

const Name = requiredText(200);

/** The type of a file that has any name; the name is kept as data and never becomes a path. */
export function plainFileType(fileName: string): FileType {
  if (!Name.safeParse(fileName).success) refuse('INVALID_INPUT', { field: 'file', rule: 'file_name' });
  const extension = /\.([A-Za-z0-9]{1,10})$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return isFileType(extension) ? extension : refuse('DOCUMENT_TYPE_NOT_ALLOWED', { extension, field: 'file' });
}

/** Limits and checks of a quality document: as for every document, except for the name. */
export const plainUpload = {
  ...documentUpload,
  named: (fileName: string) => void plainFileType(fileName),
  inspect: ({ path, fileName }: UploadedFile) => inspectContent(path, plainFileType(fileName)),
};
