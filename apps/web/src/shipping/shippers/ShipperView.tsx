import type { Shipper } from '@gemba/contract/shipping/shippers/shipper';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo, useMenus } from '../../auth/index.ts';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconAdd, IconAttachment, IconLabel, IconShip } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { MenuButton, type MenuItem } from '../../kit/ui/input/MenuButton.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { CancelSheet } from '../CancelSheet.tsx';
import { addressOfSale } from '../order-address.ts';
import { useReverseShipper } from '../reversal/use-reverse-shipper.ts';
import { HeaderPart } from './HeaderPart.tsx';
import { labelsOfShipper } from './labels-of-shipper.ts';
import { PickedLines } from './PickedLines.tsx';
import { ShipperHead } from './ShipperHead.tsx';
import { ShipSheet } from './ShipSheet.tsx';
import { useCancelShipper } from './use-cancel-shipper.ts';

type Props = { shipper: Shipper; onBack: () => void; onRefresh: () => Promise<unknown> };

export function ShipperView({ shipper, onBack, onRefresh }: Props) {
  const t = useTranslations('shipping');
  const menus = useMenus();
  const linkTo = useLinkTo();
  const [open, setOpen] = useState<'ship' | 'cancel'>();
  const { shipperNumber, soNumber, events, reversal, takesMore, items } = shipper;
  const reverse = useReverseShipper(shipperNumber);
  const cancel = useCancelShipper(shipperNumber, () => setOpen(undefined));
  const offers = (event: 'ship' | 'cancel') => events.some((one) => one.event === event);
  const toLabels = labelsOfShipper(linkTo('labelsOfSale', soNumber), shipperNumber);
  const acts: MenuItem[] = [
    ...(takesMore && menus.has('/shipperSo/editSo')
      ? [{ key: 'more', label: t('pickMore'), icon: IconAdd, href: addressOfSale(soNumber) }]
      : []),
    ...(toLabels ? [{ key: 'labels', label: t('printLabels'), icon: IconLabel, href: toLabels }] : []),
    ...(reversal.allowed ? [reverse.act] : []),
  ];
  return (
    <DocumentScreen
      title={t.rich('shipper', { shipperNumber, code: asCode })}
      onBack={onBack}
      actions={<MenuButton label={t('more')} items={acts} />}
      footer={
        events.length > 0 && (
          <ActionBar>
            {offers('cancel') && (
              <Button kind="outline" onClick={() => setOpen('cancel')}>
                {t('cancel')}
              </Button>
            )}
            {offers('ship') && (
              <Button kind="primary" wide icon={IconShip} onClick={() => setOpen('ship')}>
                {t('shipIt')}
              </Button>
            )}
          </ActionBar>
        )
      }
      onRefresh={onRefresh}
      sheets={
        <>
          <ShipSheet open={open === 'ship'} onClose={() => setOpen(undefined)} shipper={shipper} />
          <CancelSheet
            open={open === 'cancel'}
            onClose={() => setOpen(undefined)}
            title={t('cancelTitle', { number: shipperNumber })}
            act={t('cancelIt')}
            how={t('cancelHow', { count: items.length })}
            posting={cancel}
          />
          {reverse.sheet}
        </>
      }
    >
      <ShipperHead shipper={shipper} />
      <section>
        <SectionHeader title={t('lines', { count: items.length })} />
        <PickedLines shipper={shipper} />
      </section>
      <HeaderPart shipper={shipper} />
      <ShipperDocs shipper={shipper} />
    </DocumentScreen>
  );
}

/** Files of what is shipped; they are read with the documents of the part. */
function ShipperDocs({ shipper: { docs } }: { shipper: Shipper }) {
  const t = useTranslations('shipping');
  const linkTo = useLinkTo();
  if (docs.length === 0) return null;
  return (
    <Fold title={t('documents')} note={docs.length}>
      <List bare>
        {docs.map(({ documentId, title, part, revision, type, docLang, fileName }) => (
          <ListRow
            key={documentId}
            lead={<IconTile icon={IconAttachment} />}
            title={title || fileName}
            sub={[part, revision, type, docLang].filter(Boolean).join(' · ')}
            href={linkTo('documentsOfPart', part)}
          />
        ))}
      </List>
    </Fold>
  );
}
