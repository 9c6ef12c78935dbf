import { GlobalWorkerOptions, getDocument, version } from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the build answers the address of the file, not what it exports
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Written by `build/pdf-decoders.ts`. */
const DECODERS = `/assets/pdf-${version}/`;

/** Opens a PDF in a worker of our own origin. No script of the PDF runs, and nothing is fetched for it but our decoders. */
export const openPdf = async (blob: Blob) => {
  const loading = getDocument({
    data: new Uint8Array(await blob.arrayBuffer()),
    // The page's policy compiles nothing: the same decoders as plain script.
    useWasm: false,
    wasmUrl: DECODERS,
    enableXfa: false,
    stopAtErrors: false,
  });
  return { pdf: await loading.promise, close: () => loading.destroy() };
};
