/** The package has no types of its own. */
declare module 'gs1-barcode-parser-mod' {
  export const parseBarcode: (scanned: string) => { parsedCodeItems: { ai: string; raw: string }[] };
}
