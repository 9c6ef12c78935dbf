/** Settings: the person, this device, and what the app is made of. */
export { settingsScreens } from './screens.ts';
