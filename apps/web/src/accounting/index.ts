/** Accounting: the views of the books. */
export { accountingScreens } from './screens.ts';
