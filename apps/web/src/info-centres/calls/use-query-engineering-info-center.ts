import { queryEngineeringInfoCenter } from '@gemba/contract/info-centres/query-engineering-info-center';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { freshOf } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { type Moment, momentIn } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

const asked = (query: Moment) =>
  freshOf(queryEngineeringInfoCenter, infoCentreKeys.centre('engineering', query), { query });

export const useQueryEngineeringInfoCenter = (query: Moment) => useQuery(asked(query));

export const readEngineeringCentreAhead = ({ sharedOn }: SearchParams) =>
  queries.prefetchQuery(asked(momentIn({ sharedOn })));
