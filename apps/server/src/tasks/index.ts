export { shiftEnd } from './clock/shift-end.ts';
export { freePlannedTasks } from './lead/free-planned-tasks.ts';
export { labourBookings, labourOf } from './reports/labour.ts';
export { tasksRoutes } from './routes.ts';
