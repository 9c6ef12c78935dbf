import { createElement } from 'react';
import type { AppScreens, SearchParams } from '../kit/router/screen.ts';
import { IconDocuments, IconDrawing, IconQuality } from '../kit/ui/icons.ts';

// The tags of a part use the texts of parts.
const texts = ['documents', 'parts'] as const;

// A document is withdrawn by a posting.
const vendorTexts = ['documents', 'posting'] as const;

const screen = (drawings: boolean) => ({
  texts,
  load: async () => {
    const { DocumentsScreen } = await import('./list/DocumentsScreen.tsx');
    return () => createElement(DocumentsScreen, { drawings });
  },
  readAhead: async (search: SearchParams) => (await import('./list/read-ahead.ts')).readListAhead(search, drawings),
});

export const documentsScreens = {
  '/document/list': { icon: IconDocuments, title: 'documents', ...screen(false) },
  '/drawing/list': { icon: IconDrawing, title: 'drawings', ...screen(true) },
  '/address/vendor/document': {
    icon: IconQuality,
    title: 'vendor',
    texts: vendorTexts,
    load: async () => (await import('./vendor/VendorDocumentScreen.tsx')).VendorDocumentScreen,
    readAhead: async (search) => (await import('./vendor/read-ahead.ts')).readVendorAhead(search),
  },
  '/address/vendor/documentForm': {
    icon: IconQuality,
    title: 'vendorDocumentForm',
    texts: vendorTexts,
    load: async () => (await import('./vendor/VendorDocumentFormScreen.tsx')).VendorDocumentFormScreen,
    readAhead: async (search) => (await import('./vendor/read-ahead.ts')).readVendorAhead(search),
  },
  '/address/vendor/documentRevisions': {
    icon: IconQuality,
    title: 'vendorDocumentRevisions',
    texts: vendorTexts,
    load: async () => (await import('./vendor/VendorDocumentRevisionsScreen.tsx')).VendorDocumentRevisionsScreen,
    readAhead: async (search) => (await import('./vendor/read-ahead.ts')).readRevisionsAhead(search),
  },
} satisfies AppScreens;
