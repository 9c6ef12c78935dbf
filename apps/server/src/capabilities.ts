import type { Call } from '@gemba/contract/kit/call';
import { accountingRoutes } from './accounting/index.ts';
import { addressesRoutes } from './addresses/index.ts';
import { alarmPush, alarmsRoutes, alarmTimeOut } from './alarms/index.ts';
import { approvalPush, approvalReminder, approvalsRoutes, approvalWaits } from './approvals/index.ts';
import { authRoutes } from './auth/index.ts';
import { bomRoutes } from './bom/index.ts';
import { companiesRoutes } from './companies/index.ts';
import { documentsRoutes } from './documents/index.ts';
import { ecnRoutes } from './ecn/index.ts';
import { infoCentresRoutes } from './info-centres/index.ts';
import { interfacesRoutes } from './interfaces/index.ts';
import { inventoryRoutes } from './inventory/index.ts';
import type { Operation } from './kit/http/operation.ts';
import type { PushSource } from './kit/push/push-source.ts';
import type { TimerJob } from './kit/timers/run-timers.ts';
import { labelsRoutes } from './labels/index.ts';
import { messagePush, messagesRoutes } from './messages/index.ts';
import { ordersRoutes, quoteExpiry } from './orders/index.ts';
import { partsRoutes } from './parts/index.ts';
import { receivingRoutes } from './receiving/index.ts';
import { searchRoutes } from './search/index.ts';
import { shippingRoutes } from './shipping/index.ts';
import { shiftEnd, tasksRoutes } from './tasks/index.ts';
import { todayRoutes, weeklyDigest } from './today/index.ts';
import { warehouseRoutes } from './warehouse/index.ts';

/** Every operation of the server. A new capability is entered here, and nowhere else. */
export const operations: readonly Operation[] = [
  companiesRoutes,
  authRoutes,
  interfacesRoutes,
  messagesRoutes,
  addressesRoutes,
  partsRoutes,
  documentsRoutes,
  bomRoutes,
  ecnRoutes,
  inventoryRoutes,
  infoCentresRoutes,
  ordersRoutes,
  approvalsRoutes,
  receivingRoutes,
  shippingRoutes,
  warehouseRoutes,
  labelsRoutes,
  tasksRoutes,
  alarmsRoutes,
  accountingRoutes,
  todayRoutes,
  searchRoutes,
].flat();

/** Every call there is. The OpenAPI document and the sweeps of the tests go over this list. */
export const calls: readonly Call[] = operations.map(({ call }) => call);

/** The work of every kind of timer. A capability that arms one enters its job here. */
export const timerJobs: readonly TimerJob[] = [
  alarmTimeOut,
  approvalWaits,
  approvalReminder,
  quoteExpiry,
  shiftEnd,
  weeklyDigest,
];

/** Every kind of thing that devices are told about while the app is closed. */
export const pushSources: readonly PushSource[] = [messagePush, approvalPush, alarmPush];
