/** Labels: selected, previewed, printed or saved as a file. */
export { PrintJobNotice } from './jobs/PrintJobNotice.tsx';
export { LabelDesk } from './LabelDesk.tsx';
export { labelsScreens } from './screens.ts';
