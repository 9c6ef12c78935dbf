import type { ScreenPath, ScreenSearch } from '@gemba/contract/screens';
import type { Hit } from '@gemba/contract/search/find-everything';
import { addressOf } from '../auth/index.ts';
import { addressWith } from '../kit/router/address-with.ts';
import { type Icon, IconDone, IconReceive, IconStock } from '../kit/ui/icons.ts';
import { type OrderStep, orderSteps } from '../orders/index.ts';

export interface HitAction {
  label: OrderStep['label'] | 'approve' | 'stock';
  icon: Icon;
  /** People who may open it may take the step. */
  screen: ScreenPath;
  href: `/${string}`;
}

const address = <Path extends ScreenPath>(screen: Path, search: ScreenSearch<Path>) => ({
  screen,
  href: addressWith(screen, search),
});

/** The next step with a hit, as its status allows it. */
const stepsWith = ({ kind, id, status, canApprove }: Hit): HitAction[] => {
  if (kind === 'part')
    return [{ label: 'stock', icon: IconStock, ...address('/inventory/list', { by: 'part', q: id }) }];
  if (kind === 'location') return [{ label: 'stock', icon: IconStock, ...address('/inventory/list', { q: id }) }];
  const steps = kind in DECIDED ? orderSteps(kind as keyof typeof DECIDED, id, status) : [];
  if (kind === 'proformaReceiver' && status === 'OPEN')
    return [
      {
        label: 'receive',
        icon: IconReceive,
        ...address('/proformaReceiver/detail', { prNumber: id, receive: '1' }),
        screen: '/receivePo/editPo',
      },
    ];
  if (kind in DECIDED && canApprove) {
    const screen = DECIDED[kind as keyof typeof DECIDED];
    const approve = { icon: IconDone, screen, href: addressOf(kind as keyof typeof DECIDED, id) };
    return [...steps, { label: 'approve', ...approve }];
  }
  return steps;
};

/** Orders are decided on their own screen. */
const DECIDED = {
  po: '/poDetail',
  so: '/soDetail',
  qo: '/qoDetail',
  wo: '/woDetail',
  rma: '/rmaDetail',
  rtv: '/rtvDetail',
} as const satisfies Record<string, ScreenPath>;

/** Steps whose screens this person may open. */
export const actionsWith = (hit: Hit, menus: ReadonlySet<string>) =>
  stepsWith(hit).filter(({ screen }) => menus.has(screen));
