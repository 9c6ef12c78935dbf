import { queryQualityInfoCenter } from '@gemba/contract/info-centres/query-quality-info-center';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { type Moment, momentIn } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

const asked = (query: Moment) => [queryQualityInfoCenter, infoCentreKeys.centre('quality', query), { query }] as const;

export const useQueryQualityInfoCenter = (query: Moment) => useFreshRead(...asked(query));

export const readQualityCentreAhead = ({ sharedOn }: SearchParams) => readFreshAhead(...asked(momentIn({ sharedOn })));
