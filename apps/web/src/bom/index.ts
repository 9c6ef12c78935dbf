/** BOM: the components of a part, level by level, and how to add one. */
export { bomScreens } from './screens.ts';
