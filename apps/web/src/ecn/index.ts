/** ECN: engineering changes, what they do with what there is, and the parts they concern. */
export { ecnScreens } from './screens.ts';
