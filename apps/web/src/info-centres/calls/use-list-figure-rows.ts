import { listFigureRows } from '@gemba/contract/info-centres/list-figure-rows';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import type { FigureAsked } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

const asked = ({ figure, ...query }: FigureAsked) => ({
  key: infoCentreKeys.rows(figure, query),
  input: { params: { figure }, query },
});

export const useListFigureRows = (figure: FigureAsked) => usePages(listFigureRows, asked(figure));

export const readFigureRowsAhead = (figure: FigureAsked) => readPagesAhead(listFigureRows, asked(figure));
