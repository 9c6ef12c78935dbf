import * as z from 'zod/mini';
import { DocLang, DocumentType } from './document-shapes.ts';
import { Revision } from './file-name.ts';

export const filters = { revision: z.optional(Revision), type: z.optional(DocumentType), docLang: z.optional(DocLang) };
