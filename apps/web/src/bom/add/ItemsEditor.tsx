import { BOM_ITEMS_AT_MOST } from '@gemba/contract/bom/add-bom';
import { useTranslations } from 'use-intl';
import type { FieldPath } from '../../kit/form/use-form.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { IconAdd } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { ItemCard } from './ItemCard.tsx';
import { newId, nextItem, type TypedItem } from './new-bom.ts';

type Props = {
  items: readonly TypedItem[];
  errorAt: (field: FieldPath) => string | undefined;
  onChange: (items: TypedItem[]) => void;
};

/** The items of a new BOM or of a new revision. */
export function ItemsEditor({ items, errorAt, onChange }: Props) {
  const t = useTranslations('bom');
  const wrongItems = errorAt('items');
  return (
    <>
      <SectionHeader title={t('items', { count: items.length })} />
      {items.map((item, index) => (
        <ItemCard
          key={item.id}
          item={item}
          errorAt={(field) => errorAt(`items.${index}.${field}`)}
          onChange={(part) => onChange(items.map((other) => (other === item ? { ...other, ...part } : other)))}
          onRemove={() => onChange(items.filter((other) => other !== item))}
        />
      ))}
      <div data-wrong={wrongItems ? true : undefined}>
        <Button
          kind="outline"
          wide
          icon={IconAdd}
          disabled={items.length >= BOM_ITEMS_AT_MOST}
          onClick={() => onChange([...items, nextItem(items, newId(items))])}
        >
          {t('addItem')}
        </Button>
        {wrongItems && <Help tone="error">{wrongItems}</Help>}
      </div>
    </>
  );
}
