/** Today: what is due, late or waiting for the signed-in person. */
export { todayScreens } from './screens.ts';
