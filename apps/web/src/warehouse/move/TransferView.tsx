import type { Transfer } from '@gemba/contract/warehouse/move/transfer';
import { useTranslations } from 'use-intl';
import { addressOf, useLinkTo } from '../../auth/index.ts';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconReceive } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/input/MenuButton.tsx';
import { TextLink } from '../../kit/ui/input/TextLink.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';
import { TransferTags } from './TransferTags.tsx';
import styles from './TransferView.module.css';
import { useArriveTransfer } from './use-arrive-transfer.ts';
import { useReverseTransfer } from './use-reverse-transfer.ts';

type Props = { transfer: Transfer; onBack: () => void; onRefresh: () => Promise<unknown> };

export function TransferView({ transfer, onBack, onRefresh }: Props) {
  const t = useTranslations('warehouse');
  const posting = useTranslations('posting');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const nameOf = usePartName();
  const { transferNumber, status, fromWarehouse, toWarehouse, items, reversal } = transfer;
  const reverse = useReverseTransfer(transferNumber);
  const arrive = useArriveTransfer(transferNumber);
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
  return (
    <DocumentScreen
      title={t.rich('transfer', { transferNumber, code: asCode })}
      onBack={onBack}
      actions={<MenuButton label={t('more')} items={reversal.allowed ? [reverse.act] : []} />}
      footer={
        status === 'IN_TRANSFER' && (
          <ActionBar>
            <PostButton posting={arrive} icon={IconReceive} check={t('check')} onPost={arrive.send}>
              {t('arrive')}
            </PostButton>
          </ActionBar>
        )
      }
      onRefresh={onRefresh}
      sheets={reverse.sheet}
    >
      <PostingNotice posting={arrive} shownAtField={false} />
      <Card pad>
        <div className={styles['tags']}>
          <TransferTags transfer={transfer} />
        </div>
        <KeyValueList facts={facts} />
      </Card>
      <ListSection title={t('parts', { count: items.length })}>
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
      </ListSection>
    </DocumentScreen>
  );
}
