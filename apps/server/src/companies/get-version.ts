import * as contract from '@gemba/contract/companies/get-version';
import { openOperation } from '../kit/http/operation.ts';
import { builtAt, minimumClient, version } from '../kit/version.ts';

export const getVersion = openOperation(contract.getVersion, async () => ({ version, builtAt, minimumClient }));
