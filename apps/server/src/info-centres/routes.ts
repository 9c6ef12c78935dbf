import { querySoftwareLicense } from '@gemba/contract/info-centres/query-software-license';
import type { Capability } from '../kit/capability.ts';
import { softwareLicense } from './query-software-license.ts';

export const infoCentresRoutes: Capability = (serve) => {
  serve.signedIn(querySoftwareLicense, (tx, actor) => softwareLicense(tx, actor));
};
