import { getFigure } from '@gemba/contract/info-centres/get-figure';
import { useFreshRead } from '../../kit/client/use-read.ts';
import type { FigureAsked } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

export const useGetFigure = ({ figure, ...query }: FigureAsked) =>
  useFreshRead(getFigure, infoCentreKeys.figure(figure, query), { params: { figure }, query });
