import type { Capability } from '../kit/capability.ts';
import { getEcn } from './get-ecn.ts';
import { listEcnParts } from './list-ecn-parts.ts';
import { listEcns } from './list-ecns.ts';

export const ecnRoutes: Capability = [listEcns, getEcn, listEcnParts];
