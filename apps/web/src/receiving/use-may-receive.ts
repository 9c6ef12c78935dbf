import type { ScreenPath } from '@gemba/contract/screens';
import { useLinkTo, useMenus } from '../auth/index.ts';

const EDIT = { po: '/receivePo/editPo', wo: '/receiveWo/editWo' } as const satisfies Record<string, ScreenPath>;

/** The address of an order in the list: to receive it, or the order itself for people who may only look. */
export const useMayReceive = () => {
  const menus = useMenus();
  const linkTo = useLinkTo();
  return (kind: keyof typeof EDIT, number: string, edit: `/${string}`) =>
    menus.has(EDIT[kind]) ? edit : linkTo(kind, number);
};
