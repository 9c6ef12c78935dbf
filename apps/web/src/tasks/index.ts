/** Tasks: work at a work centre is started, paused, counted, finished and reported; the day of a worker, the board of a lead. */
export { tasksScreens } from './screens.ts';
export { useDurations } from './use-durations.ts';
