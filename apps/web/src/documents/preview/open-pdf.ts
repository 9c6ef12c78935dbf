import { GlobalWorkerOptions, getDocument, version } from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the build answers the URL of the file, not its exports
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Written by `build/pdf-decoders.ts`. */
const DECODERS = `/assets/pdf-${version}/`;

/**
 * Opens a PDF in a worker of the same origin. No script of the PDF runs, and only our own decoders are fetched for it.
 */
export const openPdf = async (blob: Blob) => {
  const loading = getDocument({
    data: new Uint8Array(await blob.arrayBuffer()),
    // The content security policy forbids WebAssembly: use the same decoders as plain script.
    useWasm: false,
    wasmUrl: DECODERS,
    enableXfa: false,
    stopAtErrors: false,
  });
  return { pdf: await loading.promise, close: () => loading.destroy() };
};
