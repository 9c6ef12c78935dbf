import { savedName } from '../kit/ui/files/save-blob.ts';
import { shareFile } from '../kit/ui/files/share-file.ts';
import { type CardFacts, vCardOf } from './vcard.ts';

/** As a file with the entry's name, which the device opens with its own address book. */
export const shareCard = (name: string, facts: CardFacts) =>
  shareFile(new File([vCardOf(facts)], savedName(`${name}.vcf`), { type: 'text/vcard' }));
