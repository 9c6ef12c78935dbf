import { LOG_FLOWS, type LogFlow } from '@gemba/contract/inventory/log-flows';
import { useTranslations } from 'use-intl';
import { type Icon, IconIn, IconMoney, IconMove, IconOut, IconQuality } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';

const icons: Readonly<Record<LogFlow, Icon>> = {
  in: IconIn,
  out: IconOut,
  qa: IconQuality,
  moves: IconMove,
  cost: IconMoney,
};

type Props = { flow: LogFlow | undefined; onChange: (flow: LogFlow | undefined) => void };

/** All movements, or those of one kind. */
export function FlowChips({ flow, onChange }: Props) {
  const t = useTranslations('inventory');
  const chips = [
    { value: 'all' as const, label: t('flow.all') },
    ...LOG_FLOWS.map((value) => ({ value, label: t(`flow.${value}`), icon: icons[value] })),
  ];
  return (
    <FilterChips
      label={t('flows')}
      chips={chips}
      chosen={[flow ?? 'all']}
      onToggle={(value) => onChange(value === 'all' || value === flow ? undefined : value)}
    />
  );
}
