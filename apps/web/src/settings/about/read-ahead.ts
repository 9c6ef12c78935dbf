import { readVersionAhead } from '../../companies/index.ts';
import { readSoftwareLicenseAhead } from './use-query-software-license.ts';

export const readAboutAhead = () => Promise.all([readVersionAhead(), readSoftwareLicenseAhead()]);
