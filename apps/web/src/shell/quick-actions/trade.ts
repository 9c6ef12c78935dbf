import { holds, type Role } from '@gemba/contract/kit/roles';
import { functionsIn, hubs, type Person, type ScreenPath } from '@gemba/contract/screens';

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
export const tradeOf = (person: Person, menus: ReadonlySet<string>): Hub => {
  const shares = trades.map(([hub, roles]) => {
    const held = roles.filter((role) => holds(person.roles, role)).length;
    return { hub, share: menus.has(hub) ? held / roles.length : 0 };
  });
  const best = shares.reduce((one, other) => (other.share > one.share ? other : one));
  return best.share > 0 ? best.hub : '/report';
};

/** The hubs that a person finds in the dock: the one of their trade, then those that list the most for them. */
export const hubsFor = (person: Person, menus: ReadonlySet<string>): Hub[] => {
  const trade = tradeOf(person, menus);
  const worth = (hub: Hub) => {
    if (hub === trade) return Infinity;
    return hub === '/report' ? 0 : hubs[hub].flatMap(functionsIn).filter((path) => menus.has(path)).length;
  };
  const all: Hub[] = [...trades.map(([hub]) => hub), '/report'];
  return all.filter((hub) => menus.has(hub)).toSorted((one, other) => worth(other) - worth(one));
};
