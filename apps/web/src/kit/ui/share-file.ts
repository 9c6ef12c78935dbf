import { saveBlob } from './save-blob.ts';

/** The person closed the sheet of the device, or it stands open already. */
const SAID_BY_DEVICE = ['AbortError', 'InvalidStateError'];

/** Hands a file to the device's own sheet for sharing, where it has one that takes files; else saves it. */
export async function shareFile(file: File) {
  if (!navigator.canShare?.({ files: [file] })) return saveBlob(file, file.name);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Some say that they can and then refuse this kind of file.
    if (!(error instanceof Error && SAID_BY_DEVICE.includes(error.name))) saveBlob(file, file.name);
  }
}
