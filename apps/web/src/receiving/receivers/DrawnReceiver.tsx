import type { Receiver } from '@gemba/contract/receiving/receivers';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo, useMenus } from '../../auth/index.ts';
import { PaperParts, ReverseSheet } from '../../inventory/index.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { asCode } from '../../kit/ui/as-code.tsx';
import { IconLabel, IconReceive, IconUndo } from '../../kit/ui/icons.ts';
import { MenuButton, type MenuItem } from '../../kit/ui/MenuButton.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SectionHeader } from '../../kit/ui/SectionHeader.tsx';
import { hasGoods } from '../has-goods.ts';
import { addressOfOrder } from '../order/use-next-order.ts';
import { PaperPart } from './PaperPart.tsx';
import { PhotosOfReceiver } from './PhotosOfReceiver.tsx';
import { ReceivedLines } from './ReceivedLines.tsx';
import { ReceiverHead } from './ReceiverHead.tsx';
import { useReverse } from './use-reverse.ts';

type Props = { receiver: Receiver; onBack: () => void; onRefresh: () => Promise<unknown> };

export function DrawnReceiver({ receiver, onBack, onRefresh }: Props) {
  const t = useTranslations('receiving');
  const posting = useTranslations('posting');
  const menus = useMenus();
  const [reversing, setReversing] = useState(false);
  const { receiverNumber, kind, orderNumber, reversal, takesMore, items } = receiver;
  const reverse = useReverse(receiverNumber);
  const toLabels = useLinkTo()('labelsOfReceiver', hasGoods(receiver) ? receiverNumber : undefined);
  const acts: MenuItem[] = [
    ...(toLabels ? [{ key: 'labels', label: t('printLabels'), icon: IconLabel, href: toLabels }] : []),
    ...(takesMore && kind === 'po' && menus.has('/receivePo/editPo')
      ? [{ key: 'more', label: t('receiveMore'), icon: IconReceive, href: addressOfOrder(orderNumber) }]
      : []),
    ...(reversal.allowed
      ? [{ key: 'reverse', label: posting('reverse'), icon: IconUndo, onSelect: () => setReversing(true) }]
      : []),
  ];
  return (
    <Screen
      header={
        <AppBar
          title={t.rich('receiver', { receiverNumber, code: asCode })}
          onBack={onBack}
          actions={<MenuButton label={t('more')} items={acts} />}
        />
      }
    >
      <PaperParts onRefresh={onRefresh}>
        <ReceiverHead receiver={receiver} />
        <section>
          <SectionHeader title={t('lines', { count: items.length })} />
          <ReceivedLines receiver={receiver} />
        </section>
        <PhotosOfReceiver receiver={receiver} />
        <PaperPart receiver={receiver} />
      </PaperParts>
      <ReverseSheet
        open={reversing || reverse.unknown}
        onClose={() => setReversing(false)}
        document={receiverNumber}
        posting={reverse}
      />
    </Screen>
  );
}
