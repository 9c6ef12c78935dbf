import * as contract from '@gemba/contract/tasks/reports/get-time-report';
import { operation } from '../../kit/http/operation.ts';
import { readReport } from './read-report.ts';

export const getTimeReport = operation(contract.getTimeReport, (tx, actor, { params: { reportId } }) =>
  readReport(tx, actor, Number(reportId)),
);
