import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import type { DocLang } from './file-error.ts';

export type Typed = {
  title: string;
  type: DocumentRow['type'];
  docLang: DocLang;
  docSecLevel: DocumentRow['docSecLevel'];
};

/** The initial values of the form. */
export const initialFields = (document: DocumentRow | undefined, type: DocumentRow['type'] = 'OTHER'): Typed => ({
  title: document?.title ?? '',
  type: document?.type ?? type,
  docLang: document?.docLang ?? 'en',
  docSecLevel: document?.docSecLevel ?? 'companyOnly',
});

/** Only the changed fields: every field that is sent makes a revision. */
export const changedFields = (typed: Typed, document: DocumentRow) => ({
  ...(typed.title.trim() !== document.title && { title: typed.title.trim() }),
  ...(typed.type !== document.type && { type: typed.type }),
  ...(typed.docSecLevel !== document.docSecLevel && { docSecLevel: typed.docSecLevel }),
});
