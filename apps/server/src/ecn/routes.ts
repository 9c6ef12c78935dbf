import { getEcn, listEcnParts, listEcns } from '@gemba/contract/ecn/ecns';
import type { Capability } from '../kit/capability.ts';
import { ecnParts, ecnsFound, readEcn } from './ecns.ts';

export const ecnRoutes: Capability = (serve) => {
  serve.page(listEcns, ecnsFound);
  serve.signedIn(getEcn, (tx, { companyId }, { params }) => readEcn(tx, companyId, params.ecnNumber));
  serve.signedIn(listEcnParts, (tx, { companyId }, input) => ecnParts(tx, companyId, input));
};
