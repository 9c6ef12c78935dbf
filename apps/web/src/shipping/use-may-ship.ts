import { useLinkTo, useMenus } from '../auth/index.ts';
import { addressOfSale } from './order-address.ts';

/** The address of an order in the list: to ship it, or the order itself for people who may only look. */
export const useMayShip = () => {
  const menus = useMenus();
  const linkTo = useLinkTo();
  return (soNumber: string) => (menus.has('/shipperSo/editSo') ? addressOfSale(soNumber) : linkTo('so', soNumber));
};
