import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconClose } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { DaysFields } from '../DaysFields.tsx';
import { areReversed } from '../days.ts';
import { LookUpField } from '../LookUpField.tsx';
import styles from './FilterSheet.module.css';
import { listKinds } from './list-kinds.ts';
import { type OrderFilters, withoutNarrowing, writeFilters } from './order-filters.ts';

type Props = { filters: OrderFilters; onApply: (next: OrderFilters) => void; onClose: () => void };

/** Dates and codes; the list changes only when the button is pressed. */
export function FilterSheet({ filters, onApply, onClose }: Props) {
  const t = useTranslations('orders');
  const id = useId();
  const [draft, setDraft] = useState(filters);
  const change = (part: Partial<OrderFilters>) => setDraft({ ...draft, ...part });
  const { dateTypes, narrowedBy } = listKinds[filters.kind];
  const buyers = `/buyerSearch?${new URLSearchParams({ for: String(new URLSearchParams(writeFilters(draft))) })}`;

  const apply = (next: OrderFilters) => {
    onApply(next);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!areReversed(draft)) apply(draft);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('filter.title')}
      footer={
        <div className={styles['buttons']}>
          <Button kind="outline" onClick={() => apply(withoutNarrowing(filters))}>
            {t('clearFilters')}
          </Button>
          <Button kind="primary" type="submit" form={id}>
            {t('showOrders')}
          </Button>
        </div>
      }
    >
      <form id={id} className={styles['form']} onSubmit={submit} noValidate>
        <SegmentedControl
          label={t('dateType')}
          segments={dateTypes.map((value) => ({ value, label: t(`field.${value}` as 'field.poDate') }))}
          value={draft.dateType}
          onChange={(dateType) => change({ dateType })}
        />
        <DaysFields days={draft} onChange={change} />
        {narrowedBy
          .filter((name) => name !== 'buyerCode')
          .map((name) => (
            <LookUpField
              key={name}
              of={name}
              value={draft[name] ?? ''}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
        {narrowedBy.includes('buyerCode') && (
          <List>
            <ListRow
              href={buyers}
              title={t('field.buyer')}
              value={draft.buyerCode ? <span className="code">{draft.buyerCode}</span> : t('anyBuyer')}
              trailing={
                draft.buyerCode && (
                  <IconButton icon={IconClose} label={t('anyBuyer')} onClick={() => change({ buyerCode: undefined })} />
                )
              }
            />
          </List>
        )}
      </form>
    </Sheet>
  );
}
