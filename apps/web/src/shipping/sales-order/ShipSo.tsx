import { schemaRules } from '@gemba/contract/kit/rules';
import { shipSalesOrderRules } from '@gemba/contract/shipping/sales-order/ship-sales-order-rules';
import type { ShippableSalesOrder } from '@gemba/contract/shipping/sales-order/shippable-sales-order';
import { ShipperHeader } from '@gemba/contract/shipping/shipping-shapes';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconDocument, IconTransit } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/input/MenuButton.tsx';
import { headerOf, shippedItems } from '../form/body.ts';
import { itemFactsOf } from '../form/errors.ts';
import { HeaderFold } from '../form/HeaderFold.tsx';
import { PickForm } from '../form/PickForm.tsx';
import { lineOfSale } from '../form/pick-line.ts';
import { ShipButtons } from '../form/ShipButtons.tsx';
import type { Typed } from '../form/typed.ts';
import { usePickForm } from '../form/use-pick-form.ts';
import { addressOfNewProforma } from '../order-address.ts';
import { SaleNotices } from './SaleNotices.tsx';
import { useShipSalesOrder } from './use-ship-sales-order.ts';

type Props = { order: ShippableSalesOrder; onBack: () => void };

export function ShipSo({ order, onBack }: Props) {
  const t = useTranslations('shipping');
  const locale = useLocale();
  const linkTo = useLinkTo();
  const { soNumber, customerName, today, customer } = order;
  const lines = useMemo(() => order.items.map(lineOfSale), [order.items]);
  const posting = useShipSalesOrder(soNumber);
  const requestOf = (typed: Typed, shipNow: boolean) => ({
    params: { soNumber },
    body: {
      header: headerOf(typed.header, locale),
      items: shippedItems(lines, typed),
      shipNow,
      ...(typed.shipperNumber && { shipperNumber: typed.shipperNumber }),
    },
  });
  const facts = { today, orderDate: order.soDate, items: lines.map(itemFactsOf) };
  const form = usePickForm({
    lines,
    kind: 'ship',
    posting,
    rulesOf: (typed) => [
      ...shipSalesOrderRules(requestOf(typed, true), facts),
      ...schemaRules(ShipperHeader, headerOf(typed.header, locale), 'header'),
    ],
  });
  const ship = (shipNow: boolean) => form.mayGo() && posting.send(requestOf(form.typed, shipNow));
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
          items={[
            ...(toOrder ? [{ key: 'order', label: t('toOrder'), icon: IconDocument, href: toOrder }] : []),
            {
              key: 'announce',
              label: t('announceGoods'),
              icon: IconTransit,
              href: addressOfNewProforma(soNumber),
            },
          ]}
        />
      }
      notices={<SaleNotices order={order} />}
      header={
        <HeaderFold
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
      lines={lines}
      form={form}
      posting={posting}
    />
  );
}
