/** Accounting: the views of the books. */
export { useDocument } from './documents/use-document.ts';
export { accountingScreens } from './screens.ts';
