import { saveBlob } from '../kit/ui/save-blob.ts';
import { type CardFacts, vCardOf } from './vcard.ts';

/** Saves the card as a file that the device opens with its own address book. */
export const shareCard = (name: string, facts: CardFacts) =>
  saveBlob(new Blob([vCardOf(facts)], { type: 'text/vcard;charset=utf-8' }), `${name}.vcf`);
