import type { ImportStep } from '@gemba/contract/imports/upload/get-import-progress';
import type { Doer } from '../../kit/sessions/actor.ts';

interface Progress {
  step: ImportStep;
  rows: number;
}

/** The imports that this node is working on, by the person. */
const running = new Map<string, Progress>();
const keyOf = ({ companyId, userId }: Doer) => `${companyId} ${userId}`;

export const progressOf = (doer: Doer) => running.get(keyOf(doer)) ?? null;
export const noteProgress = (doer: Doer, progress: Progress) => void running.set(keyOf(doer), progress);
export const endProgress = (doer: Doer) => void running.delete(keyOf(doer));
