import {
  IconAlarm,
  IconHome,
  IconHomeCurrent,
  IconMail,
  IconOrders,
  IconScan,
  IconUser,
  IconWarehouse,
  IconWorkOrder,
} from '../src/kit/ui/icons.ts';
import type { NavDestination } from '../src/kit/ui/layout/NavItem.tsx';

export const warehouseDock = (here: string): NavDestination[] => [
  { href: `${here}?home`, label: 'Home', icon: IconHome, currentIcon: IconHomeCurrent, current: true },
  { href: `${here}?warehouse`, label: 'Warehouse', icon: IconWarehouse },
  { href: `${here}?scan`, label: 'Scan', icon: IconScan, scan: true },
  { href: `${here}?alarms`, label: 'Alarms', icon: IconAlarm, badge: 2 },
  { href: `${here}?me`, label: 'Me', icon: IconUser },
];

export const onlyConsole: NavDestination[] = [
  { href: '#/Dock?alarms', label: 'Alarms', icon: IconAlarm, badge: 120, current: true },
  { href: '#/Dock?me', label: 'Me', icon: IconUser },
];

export const railItems: NavDestination[] = [
  { href: '#/Rail?scan', label: 'Scan', icon: IconScan, scan: true },
  { href: '#/Rail?home', label: 'Home', icon: IconHome },
  { href: '#/Rail?orders', label: 'Orders', icon: IconOrders, current: true },
  { href: '#/Rail?report', label: 'Report', icon: IconWorkOrder },
  { href: '#/Rail?alarms', label: 'Alarms', icon: IconAlarm, badge: 2 },
  { href: '#/Rail?messages', label: 'Messages', icon: IconMail, badge: 4 },
  { href: '#/Rail?me', label: 'Me', icon: IconUser },
];
