import { createElement } from 'react';

// The tags of a part are said in the words of parts.
const texts = ['documents', 'parts'] as const;

const screen = (drawings: boolean) => ({
  texts,
  load: async () => {
    const { DocumentsScreen } = await import('./list/DocumentsScreen.tsx');
    return () => createElement(DocumentsScreen, { drawings });
  },
});

export const documentsScreens = {
  '/document/list': screen(false),
  '/drawing/list': screen(true),
  '/address/vendor/document': {
    texts: ['documents'] as const,
    load: async () => (await import('./vendor/VendorDocumentScreen.tsx')).VendorDocumentScreen,
  },
};
