import * as contract from '@gemba/contract/administration/company/get-company-settings';
import { operation } from '../../kit/http/operation.ts';
import { readSettings } from './company.sql.ts';

export const getCompanySettings = operation(contract.getCompanySettings, (tx, { companyId }, _input, { address }) =>
  readSettings(tx, companyId, address),
);
