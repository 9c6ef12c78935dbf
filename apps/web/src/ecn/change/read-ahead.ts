import type { SearchParams } from '../../kit/router/screen.ts';
import { readEcnAhead } from '../use-get-ecn.ts';
import { readEcnChoicesAhead } from './use-get-ecn-choices.ts';

export const readChangeAhead = (search: SearchParams) => Promise.all([readEcnAhead(search), readEcnChoicesAhead()]);
