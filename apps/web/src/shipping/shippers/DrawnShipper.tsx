import type { Shipper } from '@gemba/contract/shipping/shippers';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo, useMenus } from '../../auth/index.ts';
import { PaperParts, ReverseSheet } from '../../inventory/index.ts';
import { ActionBar } from '../../kit/ui/ActionBar.tsx';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { asCode } from '../../kit/ui/as-code.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { IconAdd, IconLabel, IconShip, IconUndo } from '../../kit/ui/icons.ts';
import { MenuButton, type MenuItem } from '../../kit/ui/MenuButton.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SectionHeader } from '../../kit/ui/SectionHeader.tsx';
import { addressOfSale } from '../order/use-shippable.ts';
import { CancelSheet } from './CancelSheet.tsx';
import { labelsOfShipper } from './labels-of-shipper.ts';
import { PickedLines } from './PickedLines.tsx';
import { ShipperDocs } from './ShipperDocs.tsx';
import { ShipperHead } from './ShipperHead.tsx';
import { ShipperPaper } from './ShipperPaper.tsx';
import { ShipSheet } from './ShipSheet.tsx';
import { useCancelShipper, useReverseShipper } from './use-shipper-acts.ts';

type Props = { shipper: Shipper; onBack: () => void; onRefresh: () => Promise<unknown> };

export function DrawnShipper({ shipper, onBack, onRefresh }: Props) {
  const t = useTranslations('shipping');
  const posting = useTranslations('posting');
  const menus = useMenus();
  const linkTo = useLinkTo();
  const [open, setOpen] = useState<'ship' | 'cancel' | 'reverse'>();
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
    ...(reversal.allowed
      ? [{ key: 'reverse', label: posting('reverse'), icon: IconUndo, onSelect: () => setOpen('reverse') }]
      : []),
  ];
  return (
    <Screen
      header={
        <AppBar
          title={t.rich('shipper', { shipperNumber, code: asCode })}
          onBack={onBack}
          actions={<MenuButton label={t('more')} items={acts} />}
        />
      }
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
    >
      <PaperParts onRefresh={onRefresh}>
        <ShipperHead shipper={shipper} />
        <section>
          <SectionHeader title={t('lines', { count: items.length })} />
          <PickedLines shipper={shipper} />
        </section>
        <ShipperPaper shipper={shipper} />
        <ShipperDocs shipper={shipper} />
      </PaperParts>
      <ShipSheet open={open === 'ship'} onClose={() => setOpen(undefined)} shipper={shipper} />
      <CancelSheet
        open={open === 'cancel' || cancel.unknown}
        onClose={() => setOpen(undefined)}
        shipper={shipper}
        posting={cancel}
      />
      <ReverseSheet
        open={open === 'reverse' || reverse.unknown}
        onClose={() => setOpen(undefined)}
        document={shipperNumber}
        posting={reverse}
      />
    </Screen>
  );
}
