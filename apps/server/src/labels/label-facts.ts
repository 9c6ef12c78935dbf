import type { Language } from '@gemba/contract/kit/languages';
import type { Pack } from '@gemba/contract/kit/packs';
import type { LabelWords } from '@gemba/contract/labels/label-words';

export type ReferenceKind = 'po' | 'wo' | 'rma' | 'so' | 'rtv' | 'receiver' | 'shipper' | 'customerPo';

/** A document that the goods belong to. */
export type Reference = readonly [kind: ReferenceKind & keyof LabelWords, number: string];

/** The facts of one label. Goods of one line at two places, or with serial numbers, get a label each. */
export interface LabelFacts {
  /** The name of the line that it belongs to. */
  line: string;
  partNumber: string;
  description: string;
  descriptionZh: string | null;
  descriptionEs: string | null;
  revision: string | null;
  quantity: string;
  uom: string;
  /** How the vendor packs it. */
  pack?: Pack | null;
  lotNumber?: string | null;
  serialNumber?: string | null;
  location?: string | null;
  box?: string | null;
  to?: string | null;
  references: readonly Reference[];
  /** A day. */
  date: string;
}

type Named = Pick<LabelFacts, 'description' | 'descriptionZh' | 'descriptionEs'>;

/** The name of a part in a language; the English one if there is no other. */
export const nameIn = (language: Language, { description, descriptionZh, descriptionEs }: Named): string => {
  const own = { 'en-US': null, 'zh-CN': descriptionZh, 'es-ES': descriptionEs }[language];
  return own || description;
};
