import * as contract from '@gemba/contract/tasks/reports/create-after-report';
import { AFTER_DAYS } from '@gemba/contract/tasks/reports/time-rules';
import { operation } from '../../kit/http/operation.ts';
import { writeTypedReport } from './typed-report.ts';

export const createAfterReport = operation(contract.createAfterReport, (tx, actor, { body }) =>
  writeTypedReport(tx, actor, 'AFTER', AFTER_DAYS, body),
);
