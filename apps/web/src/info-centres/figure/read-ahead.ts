import type { SearchParams } from '../../kit/router/screen.ts';
import { readFigureAhead } from '../calls/use-get-figure.ts';
import { readFigureRowsAhead } from '../calls/use-list-figure-rows.ts';
import { figureIn } from './figure-asked.ts';

/** Begins to read the figure of an address and its rows. */
export const readExplainedAhead = async (search: SearchParams) => {
  const asked = figureIn(search);
  if (asked) await Promise.all([readFigureAhead(asked), readFigureRowsAhead(asked)]);
};
