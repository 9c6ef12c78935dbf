/** Settings: the person, this device, and the parts of the app. */
export { settingsScreens } from './screens.ts';
