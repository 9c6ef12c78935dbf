import { shipSalesOrder } from '@gemba/contract/shipping/ship-sales-order';
import type { ShippableSalesOrder } from '@gemba/contract/shipping/shippable-sales-orders';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useAfterPosting, usePosting } from '../../inventory/index.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { IconDocument } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/MenuButton.tsx';
import { headerOf, shippedItems } from '../form/body.ts';
import { PickForm } from '../form/PickForm.tsx';
import { lineOfSale } from '../form/pick-line.ts';
import { ShipButtons } from '../form/ShipButtons.tsx';
import { ShipPapers } from '../form/ShipPapers.tsx';
import { usePickForm } from '../form/use-pick-form.ts';
import { shippingKeys } from '../shipping-keys.ts';
import { SaleNotices } from './SaleNotices.tsx';

type Props = { order: ShippableSalesOrder; onBack: () => void };

export function ShipSo({ order, onBack }: Props) {
  const t = useTranslations('shipping');
  const locale = useLocale();
  const navigate = useNavigate();
  const linkTo = useLinkTo();
  const afterPosting = useAfterPosting();
  const { soNumber, customerName, today, customer } = order;
  const lines = useMemo(() => order.items.map(lineOfSale), [order.items]);
  const posting = usePosting(shipSalesOrder, 'ship', (shipper) => {
    removeDraft(formKey('ship'));
    afterPosting([shippingKeys.shipper(shipper.shipperNumber), shipper]);
    void navigate({ to: '/shipperSo/editSo', search: { soNumber, posted: shipper.shipperNumber }, replace: true });
  });
  const form = usePickForm({ lines, kind: 'ship', today, orderDate: order.soDate, posting });
  const { typed } = form;
  const ship = (shipNow: boolean) =>
    form.mayGo() &&
    posting.send({
      params: { soNumber },
      body: {
        ...{ header: headerOf(typed.header, locale), items: shippedItems(lines, typed), shipNow },
        ...(typed.shipperNumber && { shipperNumber: typed.shipperNumber }),
      },
    });
  const toOrder = linkTo('so', soNumber);
  const terms = [order.incoterm, order.placePort ?? order.shipTo].filter(Boolean).join(' ');
  return (
    <PickForm
      kind="ship"
      title={t.rich('shipSo', { soNumber, code: asCode })}
      subtitle={[customerName, terms].filter(Boolean).join(' · ')}
      onBack={onBack}
      actions={
        <MenuButton
          label={t('more')}
          items={toOrder ? [{ key: 'order', label: t('toOrder'), icon: IconDocument, href: toOrder }] : []}
        />
      }
      notices={<SaleNotices order={order} />}
      papers={
        <ShipPapers
          form={form}
          today={today}
          orderDate={order.soDate}
          usual={{ carrier: order.shipVia, freightTotal: order.freightTotal === '0.00' ? null : order.freightTotal }}
          shippers={order.openShippers}
        />
      }
      renderButtons={(count) => (
        <ShipButtons
          posting={posting}
          count={count}
          onShip={ship}
          blocked={customer.locked ? t('customerLocked') : undefined}
        />
      )}
      {...{ lines, form, posting }}
    />
  );
}
