/** Alarms: raised on the floor, answered and handled by those who can help. */
export { alarmKeys } from './alarm-keys.ts';
export { alarmsScreens } from './screens.ts';
