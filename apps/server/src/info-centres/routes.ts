import type { Capability } from '../kit/capability.ts';
import { querySoftwareLicense } from './query-software-license.ts';

export const infoCentresRoutes: Capability = [querySoftwareLicense];
