export { shiftEnd } from './clock/shift-end.ts';
export { labourBookings, labourOf } from './reports/labour.ts';
export { tasksRoutes } from './routes.ts';
