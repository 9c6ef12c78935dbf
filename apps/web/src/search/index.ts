/** Search: everything by number or words, typed or scanned. */
export { openScanSheet } from './scan/scan-sheet.ts';
