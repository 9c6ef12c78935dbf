/** Today: what is due, late or waiting for the signed-in person. */
export { readDigestAhead } from './digest/use-get-weekly-digest.ts';
export { todayScreens } from './screens.ts';
