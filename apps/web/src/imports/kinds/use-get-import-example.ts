import { getImportExample } from '@gemba/contract/imports/kinds/get-import-example';
import type { ImportKindName } from '@gemba/contract/imports/kinds/import-kind';
import { fetchFile } from '../../kit/client/fetch-file.ts';
import { saveBlob } from '../../kit/ui/files/save-blob.ts';

/** Saves the example of a kind on the device. */
export const useGetImportExample = () => async (kind: ImportKindName) => {
  try {
    saveBlob(await fetchFile(getImportExample, { params: { kind } }), `${kind}.csv`);
  } catch {
    // The call has shown the error.
  }
};
