import type { ScreenPath } from '@gemba/contract/auth/screens';
import { useLinkTo, useMenus } from '../auth/index.ts';

const EDIT = { po: '/receivePo/editPo', wo: '/receiveWo/editWo' } as const satisfies Record<string, ScreenPath>;

/** Where an order of the list leads: to receiving it, or to the order itself for whoever may only look. */
export const useMayReceive = () => {
  const menus = useMenus();
  const linkTo = useLinkTo();
  return (kind: keyof typeof EDIT, number: string, edit: `/${string}`) =>
    menus.has(EDIT[kind]) ? edit : linkTo(kind, number);
};
