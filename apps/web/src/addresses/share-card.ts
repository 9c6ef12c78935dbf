import { savedName } from '../kit/ui/save-blob.ts';
import { shareFile } from '../kit/ui/share-file.ts';
import { type CardFacts, vCardOf } from './vcard.ts';

/** As a card of its own name, which the device opens with its own address book. */
export const shareCard = (name: string, facts: CardFacts) =>
  shareFile(new File([vCardOf(facts)], savedName(`${name}.vcf`), { type: 'text/vcard' }));
