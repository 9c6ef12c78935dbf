/** Labels: chosen, looked at, printed or taken along as a file. */
export { labelsScreens } from './screens.ts';
