import type { SearchParams } from '../../kit/router/screen.ts';
import { readReportFormAhead } from './use-get-report-form.ts';
import { readReportableAhead } from './use-list-reportable-work-orders.ts';

/** Begins to read the work order that an address names, or the list of those that can be reported. */
export const readReportAhead = ({ woNumber, q = '' }: SearchParams) =>
  woNumber ? readReportFormAhead(woNumber) : readReportableAhead(q);
