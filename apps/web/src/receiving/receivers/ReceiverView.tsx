import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import { useTranslations } from 'use-intl';
import { useLinkTo, useMenus } from '../../auth/index.ts';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconLabel, IconReceive } from '../../kit/ui/icons.ts';
import { MenuButton, type MenuItem } from '../../kit/ui/input/MenuButton.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { hasGoods } from '../has-goods.ts';
import { addressOfOrder } from '../order-address.ts';
import { useReverseReceiver } from '../reversal/use-reverse-receiver.ts';
import { HeaderPart } from './HeaderPart.tsx';
import { PhotosOfReceiver } from './PhotosOfReceiver.tsx';
import { ReceivedLines } from './ReceivedLines.tsx';
import { ReceiverHead } from './ReceiverHead.tsx';

type Props = { receiver: Receiver; onBack: () => void; onRefresh: () => Promise<unknown> };

export function ReceiverView({ receiver, onBack, onRefresh }: Props) {
  const t = useTranslations('receiving');
  const menus = useMenus();
  const { receiverNumber, kind, orderNumber, reversal, takesMore, items } = receiver;
  const reverse = useReverseReceiver(receiverNumber);
  const toLabels = useLinkTo()('labelsOfReceiver', hasGoods(receiver) ? receiverNumber : undefined);
  const acts: MenuItem[] = [
    ...(toLabels ? [{ key: 'labels', label: t('printLabels'), icon: IconLabel, href: toLabels }] : []),
    ...(takesMore && kind === 'po' && menus.has('/receivePo/editPo')
      ? [{ key: 'more', label: t('receiveMore'), icon: IconReceive, href: addressOfOrder(orderNumber) }]
      : []),
    ...(reversal.allowed ? [reverse.act] : []),
  ];
  return (
    <DocumentScreen
      title={t.rich('receiver', { receiverNumber, code: asCode })}
      onBack={onBack}
      actions={<MenuButton label={t('more')} items={acts} />}
      onRefresh={onRefresh}
      sheets={reverse.sheet}
    >
      <ReceiverHead receiver={receiver} />
      <section>
        <SectionHeader title={t('lines', { count: items.length })} />
        <ReceivedLines receiver={receiver} />
      </section>
      <PhotosOfReceiver receiver={receiver} />
      <HeaderPart receiver={receiver} />
    </DocumentScreen>
  );
}
