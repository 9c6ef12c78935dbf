import type { Transfer } from '@gemba/contract/warehouse/transfers';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf, useLinkTo } from '../../auth/index.ts';
import { PaperParts, PostingNotice, ReverseSheet } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { ActionBar } from '../../kit/ui/ActionBar.tsx';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { asCode } from '../../kit/ui/as-code.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { KeyValueList } from '../../kit/ui/Facts.tsx';
import { IconReceive, IconUndo } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { MenuButton } from '../../kit/ui/MenuButton.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SectionHeader } from '../../kit/ui/SectionHeader.tsx';
import { TextLink } from '../../kit/ui/TextLink.tsx';
import { usePartName } from '../../parts/index.ts';
import styles from './DrawnTransfer.module.css';
import { TransferTags } from './TransferTags.tsx';
import { useArrive, useReverseTransfer } from './use-transfer.ts';

type Props = { transfer: Transfer; onBack: () => void; onRefresh: () => Promise<unknown> };

export function DrawnTransfer({ transfer, onBack, onRefresh }: Props) {
  const t = useTranslations('warehouse');
  const posting = useTranslations('posting');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const nameOf = usePartName();
  const [reversing, setReversing] = useState(false);
  const { transferNumber, status, fromWarehouse, toWarehouse, items, reversal } = transfer;
  const reverse = useReverseTransfer(transferNumber);
  const arrive = useArrive(transferNumber);
  const other = reversal.reverses ?? reversal.reversedBy;
  const act = (name: string, at: string) => `${name} · ${figures.moment(at)}`;
  const { arrivedBy, arrivedAt } = transfer;
  const facts = [
    {
      label: t('warehouses'),
      value: fromWarehouse === toWarehouse ? fromWarehouse : `${fromWarehouse} → ${toWarehouse}`,
    },
    { label: t('movedBy'), value: act(transfer.movedBy.name, transfer.movedAt) },
    {
      label: t('state.ARRIVED'),
      value: fromWarehouse !== toWarehouse && arrivedBy && arrivedAt && act(arrivedBy.name, arrivedAt),
    },
    { label: posting('reason'), value: transfer.reason },
    ...(reversal.reversedBy
      ? [{ label: t('takenBackBy', { number: reversal.reversedBy }), value: reversal.reason }]
      : []),
    {
      label: t('related'),
      value: other && (
        <TextLink href={addressOf('transfer', other)}>{t.rich('showOther', { number: other, code: asCode })}</TextLink>
      ),
    },
  ].filter(({ value }) => !!value);
  const takeBack = { key: 'reverse', label: posting('reverse'), icon: IconUndo, onSelect: () => setReversing(true) };
  return (
    <Screen
      header={
        <AppBar
          title={t.rich('transfer', { transferNumber, code: asCode })}
          onBack={onBack}
          actions={<MenuButton label={t('more')} items={reversal.allowed ? [takeBack] : []} />}
        />
      }
      footer={
        status === 'IN_TRANSFER' && (
          <ActionBar>
            <Button
              kind="primary"
              wide
              icon={IconReceive}
              busy={arrive.busy || (arrive.unknown && arrive.checking)}
              onClick={arrive.unknown ? arrive.check : arrive.send}
            >
              {t(arrive.unknown ? 'check' : 'arrive')}
            </Button>
          </ActionBar>
        )
      }
    >
      <PaperParts onRefresh={onRefresh}>
        <PostingNotice posting={arrive} saidElsewhere={false} />
        <Card pad>
          <div className={styles['tags']}>
            <TransferTags transfer={transfer} />
          </div>
          <KeyValueList facts={facts} />
        </Card>
        <section>
          <SectionHeader title={t('parts', { count: items.length })} />
          <List aria-label={t('parts', { count: items.length })}>
            {items.map(({ itemNumber, part, fromLocation, toLocation, quantity, uom, serials, ...names }) => (
              <ListRow
                key={itemNumber}
                code
                title={part}
                sub={
                  <>
                    {nameOf(names)}
                    <br />
                    <span className="code">
                      {fromLocation} → {toLocation}
                    </span>
                    {serials.length > 0 && (
                      <>
                        <br />
                        <span className="code">{serials.join(', ')}</span>
                      </>
                    )}
                  </>
                }
                value={`${figures.quantity(quantity)} ${uom}`}
                href={linkTo('part', part)}
              />
            ))}
          </List>
        </section>
      </PaperParts>
      <ReverseSheet
        open={reversing || reverse.unknown}
        onClose={() => setReversing(false)}
        document={transferNumber}
        posting={reverse}
      />
    </Screen>
  );
}
