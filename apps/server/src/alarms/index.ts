export { alarmPush } from './alarm/alarm-push.ts';
export { alarmTimeOut } from './alarm/time-out.ts';
export { alarmsRoutes } from './routes.ts';
