import { queryQualityInfoCenter } from '@gemba/contract/info-centres/query-quality-info-center';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { freshOf } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { type Moment, momentIn } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

const asked = (query: Moment) => freshOf(queryQualityInfoCenter, infoCentreKeys.centre('quality', query), { query });

export const useQueryQualityInfoCenter = (query: Moment) => useQuery(asked(query));

export const readQualityCentreAhead = ({ sharedOn }: SearchParams) =>
  queries.prefetchQuery(asked(momentIn({ sharedOn })));
