import type { SearchParams } from '../../kit/router/screen.ts';
import { readAlarmTypesAhead } from '../use-list-alarm-types.ts';
import { readAlarmFormAhead } from './use-get-alarm-form.ts';

export const readRaisingAhead = ({ wc }: SearchParams) => Promise.all([readAlarmFormAhead(wc), readAlarmTypesAhead()]);
