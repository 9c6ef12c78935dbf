import type { SearchParams } from '../../kit/router/screen.ts';
import { readActiveTaskAhead } from './use-get-active-task.ts';
import { readTaskAhead } from './use-get-task.ts';

/** Begins to read the task that an address names, or the active one. */
export const readShownTaskAhead = ({ task }: SearchParams) => (task ? readTaskAhead(task) : readActiveTaskAhead());
