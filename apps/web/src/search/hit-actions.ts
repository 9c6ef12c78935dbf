import type { ScreenPath } from '@gemba/contract/screens';
import type { Hit } from '@gemba/contract/search/find-everything';
import { addressOf } from '../auth/index.ts';
import { type Icon, IconDone, IconReceive, IconShip, IconStock, IconTimer } from '../kit/ui/icons.ts';
import type en from './texts.en.ts';

export interface HitAction {
  label: keyof typeof en & ('receive' | 'ship' | 'issue' | 'report' | 'approve' | 'stock');
  icon: Icon;
  screen: ScreenPath;
  href: `/${string}`;
}

const address = (screen: ScreenPath, fields: Record<string, string>) =>
  ({ screen, href: `${screen}?${new URLSearchParams(fields)}` as `/${string}` }) as const;

/** The next step with a hit, as its status allows it. */
const stepsWith = ({ kind, id, status, canApprove }: Hit): HitAction[] => {
  const isIn = (...statuses: string[]) => status !== null && statuses.includes(status);
  if (kind === 'part')
    return [{ label: 'stock', icon: IconStock, ...address('/inventory/list', { by: 'part', q: id }) }];
  if (kind === 'location') return [{ label: 'stock', icon: IconStock, ...address('/inventory/list', { q: id }) }];
  if (kind === 'po' && isIn('APPROVED', 'PARTIAL'))
    return [{ label: 'receive', icon: IconReceive, ...address('/receivePo/editPo', { poNumber: id }) }];
  if (kind === 'so' && isIn('OPEN', 'PARTIAL'))
    return [{ label: 'ship', icon: IconShip, ...address('/shipperSo/editSo', { soNumber: id }) }];
  if (kind === 'wo' && isIn('APPROVED', 'RUN'))
    return [
      { label: 'receive', icon: IconReceive, ...address('/receiveWo/editWo', { woNumber: id }) },
      { label: 'issue', icon: IconShip, ...address('/shipperWo/editWo', { woNumber: id }) },
      { label: 'report', icon: IconTimer, ...address('/report', { woNumber: id }) },
    ];
  if (kind === 'rma' && isIn('APPROVED', 'PARTIAL'))
    return [{ label: 'receive', icon: IconReceive, ...address('/receiveRma/editRma', { rmaNumber: id }) }];
  if (kind === 'rtv' && isIn('APPROVED', 'PARTIAL'))
    return [{ label: 'ship', icon: IconShip, ...address('/shipRtv/editRtv', { rtvNumber: id }) }];
  if (kind === 'proformaReceiver' && isIn('OPEN'))
    return [
      { label: 'receive', icon: IconReceive, ...address('/proformaReceiver/detail', { prNumber: id, receive: '1' }) },
    ];
  if (kind in DECIDED && canApprove) {
    const screen = DECIDED[kind as keyof typeof DECIDED];
    return [{ label: 'approve', icon: IconDone, screen, href: addressOf(kind as keyof typeof DECIDED, id) }];
  }
  return [];
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
