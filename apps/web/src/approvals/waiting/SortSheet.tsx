import { useTranslations } from 'use-intl';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { RadioList } from '../../kit/ui/input/RadioList.tsx';
import { SORTS, type Sort } from './arrange-cards.ts';

type Props = { value: Sort; onChange: (sort: Sort) => void; onClose: () => void };

export function SortSheet({ value, onChange, onClose }: Props) {
  const t = useTranslations('approvals');
  return (
    <Sheet open onClose={onClose} title={t('sortTitle')}>
      <RadioList
        label={t('sortTitle')}
        value={value}
        options={SORTS.map((sort) => ({ value: sort, title: t(`sort.${sort}`), text: t(`sortHow.${sort}`) }))}
        onChange={(sort) => {
          onChange(sort);
          onClose();
        }}
      />
    </Sheet>
  );
}
