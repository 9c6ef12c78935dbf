import { type Pack, packsIn } from '@gemba/contract/kit/packs';
import { useTranslations } from 'use-intl';
import { useFigures } from './use-figures.ts';

/** A quantity in packs and in pieces: "2 BOX = 20 EA", "2 BOX + 3 EA = 23 EA". Nothing for less than a whole pack. */
export const useSayPacks = () => {
  const t = useTranslations('kit');
  const figures = useFigures();
  return (quantity: string, unit: string, pack: Pack | null): string | undefined => {
    if (!pack) return undefined;
    const { packs, rest } = packsIn(quantity, pack);
    if (packs === '0') return undefined;
    return t(rest === '0' ? 'packed' : 'packedWithRest', {
      packs: figures.quantity(packs),
      packUnit: pack.unit,
      rest: figures.quantity(rest),
      quantity: figures.quantity(quantity),
      unit,
    });
  };
};
