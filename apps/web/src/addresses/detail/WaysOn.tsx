import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { IconMoney, IconOrders, IconPart, IconQuote, IconReceive, IconShip } from '../../kit/ui/icons.ts';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';

const address = (path: string, fields: Record<string, string>) => `${path}?${new URLSearchParams(fields)}`;

/**
 * The lists of documents of a customer or vendor; `needs` is a screen whose roles are those of the documents
 * themselves.
 */
const ways = {
  customer: (id: string) =>
    [
      {
        key: 'salesOrders',
        icon: IconOrders,
        needs: '/soDetail',
        href: address('/orderList', { kind: 'so', customerId: id }),
      },
      {
        key: 'quotes',
        icon: IconQuote,
        needs: '/qoDetail',
        href: address('/orderList', { kind: 'qo', customerId: id }),
      },
      { key: 'shippers', icon: IconShip, needs: '/shipperList', href: address('/shipperList', { q: id }) },
      {
        key: 'payments',
        icon: IconMoney,
        needs: '/accounting/paymentHistory',
        href: address('/accounting/paymentHistory', { customerId: id }),
      },
    ] as const,
  vendor: (id: string) =>
    [
      {
        key: 'purchaseOrders',
        icon: IconOrders,
        needs: '/poDetail',
        href: address('/orderList', { kind: 'po', vendorId: id }),
      },
      { key: 'orderItems', icon: IconPart, needs: '/poItemSearch', href: address('/poItemSearch', { vendorId: id }) },
      { key: 'receivers', icon: IconReceive, needs: '/receiverList', href: address('/receiverList', { vendorId: id }) },
      {
        key: 'payments',
        icon: IconMoney,
        needs: '/accounting/paymentHistory',
        href: address('/accounting/paymentHistory', { vendorId: id }),
      },
    ] as const,
};

/** Links to the documents that this person may open. */
export function WaysOn({ book, id }: { book: keyof typeof ways; id: string }) {
  const t = useTranslations('addresses');
  const menus = useMenus();
  const open = ways[book](id).filter(({ needs }) => menus.has(needs));
  if (open.length === 0) return null;
  return (
    <List aria-label={t('papers')}>
      {open.map(({ key, icon, href }) => (
        <ListRow key={key} lead={<IconTile icon={icon} />} title={t(`way.${key}`)} href={href} />
      ))}
    </List>
  );
}
