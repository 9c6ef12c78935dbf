import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const home = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));

/** The pages of a PDF as a reader shows them: their size in points and their words. */
export async function readPdf(bytes: Uint8Array) {
  const reading = getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: `${home}/cmaps/`,
    cMapPacked: true,
    verbosity: 0,
  });
  const document = await reading.promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const page = await document.getPage(at + 1);
      const { width, height } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      return { width: Math.round(width), height: Math.round(height), text };
    }),
  );
  await reading.destroy();
  return pages;
}
