/** ECN: engineering changes, their dispositions, and the affected parts. */
export { ecnScreens } from './screens.ts';
