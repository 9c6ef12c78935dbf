import type { SearchParams } from '../../kit/router/screen.ts';
import { readLeadBoardAhead } from './use-get-lead-board.ts';
import { readWorkCentreTasksAhead } from './use-list-work-centre-tasks.ts';

/** Begins to read the board, and the tasks of the work centre that an address names. */
export const readLeadAhead = ({ wc = '' }: SearchParams) =>
  Promise.all([readLeadBoardAhead(), readWorkCentreTasksAhead(wc)]);
