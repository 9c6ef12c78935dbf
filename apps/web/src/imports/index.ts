/** Imports: an administrator brings data of the company from files. */
export { importsScreens } from './screens.ts';
