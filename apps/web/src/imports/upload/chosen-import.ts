import type { ImportKindName } from '@gemba/contract/imports/kinds/import-kind';
import { onSessionCleared } from '../../kit/client/session-port.ts';
import { formOwner } from '../../kit/form/form-owner.ts';
import { newKey } from '../../kit/posting/operation.ts';
import { type ShelvedFile, shelve, shelvedBy, unshelve } from '../../kit/store/file-shelf.ts';
import { remembered } from '../../kit/store/remembered.ts';
import type { FileHead } from './read-head.ts';

/** The file that a person is about to import. Its id changes with its columns: it is another operation then. */
export type ChosenImport = ShelvedFile &
  FileHead & {
    kind: ImportKindName;
    /** Our column for each column of the file. */
    columns: (string | null)[];
  };

/** Undefined until it is known whether a file waits on the device; null where none does. */
export const chosenImport = remembered<ChosenImport | null | undefined>(undefined);
onSessionCleared(() => chosenImport.set(undefined));

/** Beside the photos of the same person. */
const ownerOfImport = () => `import ${formOwner()}`;

/** Brings the file back that was chosen before a reload. */
export const restoreImport = async () => {
  if (chosenImport.get() !== undefined) return;
  const [kept] = await shelvedBy<ChosenImport>(ownerOfImport());
  if (chosenImport.get() === undefined) chosenImport.set(kept ?? null);
};

export const dropImport = () => {
  const before = chosenImport.get();
  if (before) void unshelve(before.id);
  chosenImport.set(null);
};

export const chooseImport = (chosen: Omit<ChosenImport, 'id' | 'owner'>) => {
  dropImport();
  const next = { ...chosen, id: newKey(), owner: ownerOfImport() };
  chosenImport.set(next);
  void shelve(next);
};
