import { listFigureRows } from '@gemba/contract/info-centres/list-figure-rows';
import { usePages } from '../../kit/client/use-pages.ts';
import type { FigureAsked } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

export const useListFigureRows = ({ figure, ...query }: FigureAsked) =>
  usePages(listFigureRows, { key: infoCentreKeys.rows(figure, query), input: { params: { figure }, query } });
