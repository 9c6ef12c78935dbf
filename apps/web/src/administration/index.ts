/** Administration: the users, settings and places of a company, and who changed them. */
export { administrationScreens } from './screens.ts';
