import { BOM_LEVELS } from '@gemba/contract/bom/bom-shapes';
import { useTranslations } from 'use-intl';
import { IconWarning } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { BomSearch } from './BomSearch.tsx';
import type { Bom } from './bom.ts';
import type { BomTreeState } from './use-tree.ts';
import { levelsToChoose } from './use-tree-search.ts';

type Props = { bom: Bom; tree: BomTreeState; searching: boolean };

/** How many levels are open, only what is short, and the search inside the BOM. */
export function BomFilters({ bom: { depth, shortCount }, tree, searching }: Props) {
  const t = useTranslations('bom');
  const { levels, filter, setFilter, openLevels } = tree;
  const chips = [
    ...levelsToChoose(depth).map((level) => ({
      value: String(level),
      label: level === BOM_LEVELS ? t('allLevels') : t('level', { level }),
    })),
    ...(shortCount > 0 || filter.short
      ? [{ value: 'short', label: t('shortParts', { count: shortCount }), icon: IconWarning }]
      : []),
  ];
  const filtered = filter.short || filter.q.trim() !== '';
  return (
    <>
      {searching && <BomSearch q={filter.q} onChange={(q) => setFilter({ ...filter, q })} />}
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
