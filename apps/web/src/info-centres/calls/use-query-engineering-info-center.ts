import { queryEngineeringInfoCenter } from '@gemba/contract/info-centres/query-engineering-info-center';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { type Moment, momentIn } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

const asked = (query: Moment) =>
  [queryEngineeringInfoCenter, infoCentreKeys.centre('engineering', query), { query }] as const;

export const useQueryEngineeringInfoCenter = (query: Moment) => useFreshRead(...asked(query));

export const readEngineeringCentreAhead = ({ sharedOn }: SearchParams) =>
  readFreshAhead(...asked(momentIn({ sharedOn })));
