import type { Capability } from '../kit/capability.ts';
import { changeEcn } from './change-ecn.ts';
import { getEcn } from './get-ecn.ts';
import { getEcnChoices } from './get-ecn-choices.ts';
import { listEcnParts } from './list-ecn-parts.ts';
import { listEcns } from './list-ecns.ts';
import { moveEcn } from './move-ecn.ts';

export const ecnRoutes: Capability = [listEcns, getEcn, listEcnParts, getEcnChoices, changeEcn, moveEcn];
