import { queryWareHousingInfoCenter } from '@gemba/contract/info-centres/query-ware-housing-info-center';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { type Moment, momentIn } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

const asked = (query: Moment) =>
  [queryWareHousingInfoCenter, infoCentreKeys.centre('warehouse', query), { query }] as const;

export const useQueryWareHousingInfoCenter = (query: Moment) => useFreshRead(...asked(query));

export const readWareHousingCentreAhead = ({ sharedOn }: SearchParams) =>
  readFreshAhead(...asked(momentIn({ sharedOn })));
