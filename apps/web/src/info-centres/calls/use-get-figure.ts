import { getFigure } from '@gemba/contract/info-centres/get-figure';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import type { FigureAsked } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

const asked = ({ figure, ...query }: FigureAsked) =>
  [getFigure, infoCentreKeys.figure(figure, query), { params: { figure }, query }] as const;

export const useGetFigure = (figure: FigureAsked) => useFreshRead(...asked(figure));

export const readFigureAhead = (figure: FigureAsked) => readFreshAhead(...asked(figure));
