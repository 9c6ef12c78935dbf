import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMenus } from '../auth/index.ts';
import { SegmentedControl } from '../kit/ui/SegmentedControl.tsx';

const WAYS = ['/label/part', '/label/salesOrder'] as const;
type Way = (typeof WAYS)[number];

/** By part number or by sales order, for whoever may both. */
export function LabelWays({ way }: { way: Way }) {
  const t = useTranslations('labels');
  const menus = useMenus();
  const navigate = useNavigate();
  if (!WAYS.every((one) => menus.has(one))) return null;
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
