/** Orders: browsed, searched and read. */
export { DaysFields } from './DaysFields.tsx';
export { areReversed, type Days, readDays } from './days.ts';
export { ordersScreens } from './screens.ts';
