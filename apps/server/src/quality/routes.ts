import type { Capability } from '../kit/capability.ts';
import { addInspectionPhoto } from './inspection/add-inspection-photo.ts';
import { decideInspection } from './inspection/decide-inspection.ts';
import { getInspection } from './inspection/get-inspection.ts';
import { getInspectionPhoto } from './inspection/get-inspection-photo.ts';
import { listInspections } from './inspection/list-inspections.ts';
import { reverseQaDecision } from './inspection/reverse-qa-decision.ts';
import { changeNcr } from './ncr/change-ncr.ts';
import { getNcr } from './ncr/get-ncr.ts';
import { listNcrs } from './ncr/list-ncrs.ts';
import { putAside } from './put-aside/put-aside.ts';

export const qualityRoutes: Capability = [
  listInspections,
  getInspection,
  putAside,
  decideInspection,
  reverseQaDecision,
  addInspectionPhoto,
  getInspectionPhoto,
  listNcrs,
  getNcr,
  changeNcr,
];
