import { useLinkTo, useMenus } from '../auth/index.ts';
import { addressOfSale } from './order/use-shippable.ts';

/** Where an order of the list leads: to shipping it, or to the order itself for whoever may only look. */
export const useMayShip = () => {
  const menus = useMenus();
  const linkTo = useLinkTo();
  return (soNumber: string) => (menus.has('/shipperSo/editSo') ? addressOfSale(soNumber) : linkTo('so', soNumber));
};
