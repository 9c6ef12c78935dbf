import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMenus } from '../auth/index.ts';
import { SegmentedControl } from '../kit/ui/input/SegmentedControl.tsx';

const WAYS = ['/label/part', '/label/salesOrder'] as const;
type Way = (typeof WAYS)[number];

/** Switches between part number and sales order, for people who may use both. */
export function LabelWays({ way }: { way: Way }) {
  const t = useTranslations('labels');
  const menus = useMenus();
  const navigate = useNavigate();
  if (!WAYS.every((path) => menus.has(path))) return null;
  return (
    <SegmentedControl
      label={t('by')}
      segments={[
        { value: '/label/part', label: t('byPart') },
        { value: '/label/salesOrder', label: t('bySale') },
      ]}
      value={way}
      onChange={(to: Way) => void navigate({ to, replace: true })}
    />
  );
}
