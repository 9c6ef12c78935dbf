import type { ImportStep } from '@gemba/contract/imports/upload/get-import-run';
import type { Doer } from '../../kit/sessions/actor.ts';

interface Progress {
  step: ImportStep;
  rows: number;
}

/** The imports that this node is working on, by the person and the key of the request. */
const running = new Map<string, Progress>();
const nameOf = ({ companyId, userId }: Doer, key: string) => `${companyId} ${userId} ${key}`;

export const progressOf = (doer: Doer, key: string) => running.get(nameOf(doer, key)) ?? null;
export const noteProgress = (doer: Doer, key: string, progress: Progress) =>
  void running.set(nameOf(doer, key), progress);
export const endProgress = (doer: Doer, key: string) => void running.delete(nameOf(doer, key));
