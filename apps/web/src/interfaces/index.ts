/** Interfaces: what machines of the company use, and the people who administer it. */
export { interfacesScreens } from './screens.ts';
