import { queryWareHousingInfoCenter } from '@gemba/contract/info-centres/query-ware-housing-info-center';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { freshOf } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { type Moment, momentIn } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

const asked = (query: Moment) =>
  freshOf(queryWareHousingInfoCenter, infoCentreKeys.centre('warehouse', query), { query });

export const useQueryWareHousingInfoCenter = (query: Moment) => useQuery(asked(query));

export const readWareHousingCentreAhead = ({ sharedOn }: SearchParams) =>
  queries.prefetchQuery(asked(momentIn({ sharedOn })));
