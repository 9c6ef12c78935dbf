import type { Call } from '@gemba/contract/kit/call';
import type { CallsByCapability } from '@gemba/contract/open-api';
import { accountingRoutes } from './accounting/index.ts';
import { addressesRoutes } from './addresses/index.ts';
import { administrationRoutes } from './administration/index.ts';
import { alarmPush, alarmsRoutes, alarmTimeOut } from './alarms/index.ts';
import { approvalPush, approvalReminder, approvalsRoutes, approvalWaits } from './approvals/index.ts';
import { authRoutes } from './auth/index.ts';
import { bomRoutes } from './bom/index.ts';
import { companiesRoutes } from './companies/index.ts';
import { documentsRoutes } from './documents/index.ts';
import { ecnRoutes } from './ecn/index.ts';
import { importsRoutes } from './imports/index.ts';
import { infoCentresRoutes } from './info-centres/index.ts';
import { interfacesRoutes } from './interfaces/index.ts';
import { inventoryRoutes } from './inventory/index.ts';
import type { Capability } from './kit/capability.ts';
import type { Operation } from './kit/http/operation.ts';
import type { PushSource } from './kit/push/push-source.ts';
import type { TimerJob } from './kit/timers/run-timers.ts';
import { labelsRoutes } from './labels/index.ts';
import { messagePush, messagesRoutes } from './messages/index.ts';
import { ordersRoutes, quoteExpiry } from './orders/index.ts';
import { partsRoutes } from './parts/index.ts';
import { qualityRoutes } from './quality/index.ts';
import { receivingRoutes } from './receiving/index.ts';
import { searchRoutes } from './search/index.ts';
import { shippingRoutes } from './shipping/index.ts';
import { shiftEnd, tasksRoutes } from './tasks/index.ts';
import { todayRoutes, weeklyDigest } from './today/index.ts';
import { warehouseRoutes } from './warehouse/index.ts';

/** The operations of each capability. A new one is entered here, and nowhere else. */
const capabilities: Readonly<Record<string, Capability>> = {
  companies: companiesRoutes,
  auth: authRoutes,
  interfaces: interfacesRoutes,
  messages: messagesRoutes,
  addresses: addressesRoutes,
  parts: partsRoutes,
  documents: documentsRoutes,
  bom: bomRoutes,
  ecn: ecnRoutes,
  inventory: inventoryRoutes,
  'info-centres': infoCentresRoutes,
  orders: ordersRoutes,
  approvals: approvalsRoutes,
  quality: qualityRoutes,
  receiving: receivingRoutes,
  shipping: shippingRoutes,
  warehouse: warehouseRoutes,
  labels: labelsRoutes,
  tasks: tasksRoutes,
  alarms: alarmsRoutes,
  accounting: accountingRoutes,
  today: todayRoutes,
  search: searchRoutes,
  imports: importsRoutes,
  administration: administrationRoutes,
};

/** Every operation of the server. */
export const operations: readonly Operation[] = Object.values(capabilities).flat();

/** Every call by the capability that serves it: the OpenAPI document and its page group them so. */
export const callsByCapability: CallsByCapability = Object.fromEntries(
  Object.entries(capabilities).map(([name, routes]) => [name, routes.map(({ call }) => call)]),
);

/** Every call there is. The sweeps of the tests go over this list. */
export const calls: readonly Call[] = Object.values(callsByCapability).flat();

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
