import * as contract from '@gemba/contract/tasks/reports/create-time-report';
import { DAILY_DAYS } from '@gemba/contract/tasks/reports/time-rules';
import { operation } from '../../kit/http/operation.ts';
import { writeTypedReport } from './typed-report.ts';

export const createTimeReport = operation(contract.createTimeReport, (tx, actor, { body }) =>
  writeTypedReport(tx, actor, 'DAILY', DAILY_DAYS, body),
);
