import { saveBlob, savedName } from '../kit/ui/save-blob.ts';
import { type CardFacts, vCardOf } from './vcard.ts';

/** The person closed the sheet of the device, or it stands open already. */
const SAID_BY_DEVICE = ['AbortError', 'InvalidStateError'];

/**
 * Hands the card to the device's own sheet for sharing, where it has one that takes files; else saves it, so that the
 * device opens it with its own address book.
 */
export async function shareCard(name: string, facts: CardFacts) {
  const file = new File([vCardOf(facts)], savedName(`${name}.vcf`), { type: 'text/vcard' });
  if (!navigator.canShare?.({ files: [file] })) return saveBlob(file, file.name);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Some say that they can and then refuse this kind of file.
    if (!(error instanceof Error && SAID_BY_DEVICE.includes(error.name))) saveBlob(file, file.name);
  }
}
