import { exportData } from '@gemba/contract/imports/kinds/export-data';
import type { ImportKindName } from '@gemba/contract/imports/kinds/import-kind';
import { fetchFile } from '../../kit/client/fetch-file.ts';
import { saveBlob } from '../../kit/ui/files/save-blob.ts';

/** Saves everything of a kind on the device, as a file that can be imported again. */
export const useExportData = () => async (kind: ImportKindName) => {
  try {
    saveBlob(await fetchFile(exportData, { params: { kind } }), `${kind}.csv`);
  } catch {
    // The call has shown the error.
  }
};
