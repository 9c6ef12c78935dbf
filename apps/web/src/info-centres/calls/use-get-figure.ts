import { getFigure } from '@gemba/contract/info-centres/get-figure';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { freshOf } from '../../kit/client/use-read.ts';
import type { FigureAsked } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

const asked = ({ figure, ...query }: FigureAsked) =>
  freshOf(getFigure, infoCentreKeys.figure(figure, query), { params: { figure }, query });

export const useGetFigure = (figure: FigureAsked) => useQuery(asked(figure));

export const readFigureAhead = (figure: FigureAsked) => queries.prefetchQuery(asked(figure));
