import { BOM_LEVELS } from '@gemba/contract/bom/bom-shapes';
import { useTranslations } from 'use-intl';
import { IconWarning } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import type { Bom } from './bom.ts';
import type { BomTreeState } from './use-tree.ts';

type Props = { bom: Bom; tree: BomTreeState; searching: boolean };

/** How many levels are open, only what is short, and the search inside the BOM. */
export function BomFilters({ bom: { depth, shortCount }, tree, searching }: Props) {
  const t = useTranslations('bom');
  const { levels, filter, setFilter, openLevels } = tree;
  const chips = [
    ...(depth > 1 ? [{ value: '1', label: t('level', { level: 1 }) }] : []),
    ...(depth > 2 ? [{ value: '2', label: t('level', { level: 2 }) }] : []),
    ...(depth > 1 ? [{ value: String(BOM_LEVELS), label: t('allLevels') }] : []),
    ...(shortCount > 0 ? [{ value: 'short', label: t('shortParts', { count: shortCount }), icon: IconWarning }] : []),
  ];
  const filtered = filter.short || filter.q.trim() !== '';
  return (
    <>
      {searching && (
        <SearchField focused label={t('findIn')} value={filter.q} onChange={(q) => setFilter({ ...filter, q })} />
      )}
      {chips.length > 0 && (
        <FilterChips
          label={t('shown')}
          chips={chips}
          chosen={[...(filter.short ? ['short'] : []), ...(filtered ? [] : [String(levels)])]}
          onToggle={(value) =>
            value === 'short' ? setFilter({ ...filter, short: !filter.short }) : openLevels(Number(value))
          }
        />
      )}
    </>
  );
}
