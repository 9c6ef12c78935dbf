/** Alarms: raised on the floor, answered and handled by those who can help. */
export { alarmsScreens } from './screens.ts';
