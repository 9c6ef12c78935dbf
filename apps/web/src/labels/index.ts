/** Labels: selected, previewed, printed or saved as a file. */
export { labelsScreens } from './screens.ts';
