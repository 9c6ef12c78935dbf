/** Information centres: seven dashboards, and every figure of them explained by its rows. */
export { infoCentresScreens } from './screens.ts';
