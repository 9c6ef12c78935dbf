/** BOM: what a part is made of, level by level, and how one is added. */
export { bomScreens } from './screens.ts';
