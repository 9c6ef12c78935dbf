import { saveBlob } from './save-blob.ts';

/** The person closed the share sheet, or it is open already. */
const SAID_BY_DEVICE = ['AbortError', 'InvalidStateError'];

/** Opens the device's share sheet, if it takes files; otherwise saves the file. */
export async function shareFile(file: File) {
  if (!navigator.canShare?.({ files: [file] })) return saveBlob(file, file.name);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Some browsers claim support and then refuse this type of file.
    if (!(error instanceof Error && SAID_BY_DEVICE.includes(error.name))) saveBlob(file, file.name);
  }
}
