import type { Person, ScreenPath } from '@gemba/contract/auth/screens';
import { holds, type Role } from '@gemba/contract/kit/roles';

export type Hub = Extract<ScreenPath, '/order' | '/warehouse' | '/engineering' | '/report'>;

/**
 * The roles that make a trade, in the order in which a tie is decided. Looking up a work order, a part or a bill of
 * materials makes none: the people at the machines do that too.
 */
const trades: readonly (readonly [Hub, readonly Role[]])[] = [
  ['/order', ['FIND_PURCHASE_ORDER', 'FIND_SALES_ORDER', 'FIND_QUOTE']],
  ['/warehouse', ['UPDATE_RECEIVER', 'ADD_SHIPPER', 'FIND_SHIPPER', 'FIND_WO_RECEIVER', 'RECEIVER_FROM_WO']],
  ['/engineering', ['FIND_ECN', 'ADD_BOM', 'ADD_PART', 'ENGINEERING_INFO']],
];

/** The hub of what a person mostly does. Everybody may look up a purchase order; not everybody unloads trucks. */
export const slotOf = (person: Person, menus: ReadonlySet<string>): Hub | undefined => {
  const shares = trades.map(([hub, roles]) => {
    const held = roles.filter((role) => holds(person.roles, role)).length;
    return { hub, share: menus.has(hub) ? held / roles.length : 0 };
  });
  const best = shares.reduce((one, other) => (other.share > one.share ? other : one));
  if (best.share > 0) return best.hub;
  return menus.has('/report') ? '/report' : undefined;
};
