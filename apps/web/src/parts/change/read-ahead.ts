import { readPartChoicesAhead } from '../add/use-get-part-choices.ts';
import { readPartAhead } from '../use-get-part.ts';

export const readChangeAhead = (partNumber: string) => Promise.all([readPartAhead(partNumber), readPartChoicesAhead()]);
