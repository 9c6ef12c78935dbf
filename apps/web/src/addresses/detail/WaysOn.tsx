import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { IconTile } from '../../kit/ui/IconTile.tsx';
import { IconMoney, IconOrders, IconPart, IconQuote, IconReceive, IconShip } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';

const at = (path: string, fields: Record<string, string>) => `${path}?${new URLSearchParams(fields)}`;

/** From a customer or vendor to its papers; `needs` is a screen whose roles are those of the papers themselves. */
const ways = {
  customer: (id: string) =>
    [
      {
        key: 'salesOrders',
        icon: IconOrders,
        needs: '/soDetail',
        href: at('/orderList', { kind: 'so', customerId: id }),
      },
      { key: 'quotes', icon: IconQuote, needs: '/qoDetail', href: at('/orderList', { kind: 'qo', customerId: id }) },
      { key: 'shippers', icon: IconShip, needs: '/shipperList', href: at('/shipperList', { q: id }) },
      {
        key: 'payments',
        icon: IconMoney,
        needs: '/accounting/paymentHistory',
        href: at('/accounting/paymentHistory', { customerId: id }),
      },
    ] as const,
  vendor: (id: string) =>
    [
      {
        key: 'purchaseOrders',
        icon: IconOrders,
        needs: '/poDetail',
        href: at('/orderList', { kind: 'po', vendorId: id }),
      },
      { key: 'orderItems', icon: IconPart, needs: '/poItemSearch', href: at('/poItemSearch', { vendorId: id }) },
      { key: 'receivers', icon: IconReceive, needs: '/receiverList', href: at('/receiverList', { vendorId: id }) },
      {
        key: 'payments',
        icon: IconMoney,
        needs: '/accounting/paymentHistory',
        href: at('/accounting/paymentHistory', { vendorId: id }),
      },
    ] as const,
};

/** Where else its papers are, for this person. */
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
