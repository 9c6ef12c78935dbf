import { readFileSync } from 'node:fs';
import { addExchangeRate } from '@gemba/contract/accounting/set-up/add-exchange-rate';
import { changeAccountUse } from '@gemba/contract/accounting/set-up/change-account-use';
import { changeCreditLimit } from '@gemba/contract/addresses/change-credit-limit';
import { lockCustomer } from '@gemba/contract/addresses/lock-customer';
import { changeCompanySettings } from '@gemba/contract/administration/company/change-company-settings';
import { changeLicence } from '@gemba/contract/administration/company/change-licence';
import { setIssuePassword } from '@gemba/contract/administration/company/set-issue-password';
import { setMessenger } from '@gemba/contract/administration/messenger/set-messenger';
import { addLocation } from '@gemba/contract/administration/places/add-location';
import { setWorkCentrePerson } from '@gemba/contract/administration/places/set-work-centre-person';
import { addUser } from '@gemba/contract/administration/users/add-user';
import { changeUser } from '@gemba/contract/administration/users/change-user';
import { changeUserStatus } from '@gemba/contract/administration/users/change-user-status';
import { inviteUser } from '@gemba/contract/administration/users/invite-user';
import { type JobTemplate, jobTemplates } from '@gemba/contract/administration/users/job-templates';
import { removeSignInWay } from '@gemba/contract/administration/users/remove-sign-in-way';
import { setAlarmHandler } from '@gemba/contract/alarms/types/set-alarm-handler';
import { requestOrderChange } from '@gemba/contract/approvals/changes/request-order-change';
import { decideApprovals } from '@gemba/contract/approvals/decide/decide-approvals';
import { moveEcn } from '@gemba/contract/ecn/move-ecn';
import { addApiKey } from '@gemba/contract/interfaces/keys/add-api-key';
import type { Call } from '@gemba/contract/kit/call';
import type { RefusalCode } from '@gemba/contract/kit/refusals/refusals';
import english from '@gemba/contract/kit/refusals/refusals.en';
import { holds } from '@gemba/contract/kit/roles';
import { decidePurchaseOrder, decideSalesOrder } from '@gemba/contract/orders/deciding/decide-order';
import { extendQuote } from '@gemba/contract/orders/quote/extend-quote';
import { takeBackNote } from '@gemba/contract/orders/returns/take-back-note';
import { changePartHold } from '@gemba/contract/parts/change/change-part-hold';
import { changePartRevision } from '@gemba/contract/parts/change/change-part-revision';
import { changeNcr } from '@gemba/contract/quality/ncr/change-ncr';
import { mayOpen, type ScreenPath } from '@gemba/contract/screens';
import { describe, expect, it } from 'vitest';

/** The people that a refusal may name: how it calls them, and the job whose roles they have. None: they are at the server. */
const PEOPLE = {
  administrator: { named: /\badministrator/i, job: 'administrator' },
  accounting: { named: /\baccounting\b/i, job: 'accountant' },
  engineering: { named: /\bengineering\b/i, job: 'engineer' },
  quality: { named: /\bquality\b/i, job: 'inspector' },
  purchasing: { named: /\bpurchasing\b|\bbuyer\b/i, job: 'buyer' },
  sales: { named: /\bsales (?:can|must)\b/i, job: 'sales' },
  approver: { named: /\bapprover\b|authority to approve|higher limit/i, job: 'manager' },
  alarms: { named: /\bhave a handler added\b|manages alarm types/i, job: 'lead' },
  operator: { named: /\boperator\b|\bcall support\b/i, job: null },
} as const satisfies Record<string, { named: RegExp; job: JobTemplate | null }>;
type Named = keyof typeof PEOPLE;

/** Where the person clears the obstacle: on a screen by a call, or at the server. */
type Way =
  | { screen: ScreenPath; call: Call }
  /** The word that `file` explains it under. */
  | { file: string; word: string };

const on = (screen: ScreenPath, call: Call): Way => ({ screen, call });
const atServer = (file: string, word: string): Way => ({ file, word });

const users = on('/admin/user', changeUser);
const settings = on('/admin/company', changeCompanySettings);
const keys = on('/interfaces/keys', addApiKey);
const handlers = on('/alarm/types', setAlarmHandler);
const centre = on('/admin/workCentre', setWorkCentrePerson);
const decisions = on('/auditList', decideApprovals);
const README = 'README.md';

/** Every refusal that names a person who can help, and where they do. A new one is entered here with its screen. */
const WAYS: Partial<Record<RefusalCode, Partial<Record<Named, Way>>>> = {
  SERVER_ERROR: { operator: atServer(README, 'GEMBA_SUPPORT_PHONE') },
  DATABASE_FULL: { operator: atServer('docs/operations/production.md', 'GEMBA_DATA') },
  USER_LOCKED: { administrator: on('/admin/user', changeUserStatus) },
  YOUR_ACCOUNT_EXPIRED: { administrator: users },
  NOT_IN_WHITELIST: { administrator: settings },
  API_KEY_REVOKED: { administrator: keys },
  API_KEY_EXPIRED: { administrator: keys },
  WEBHOOK_URL_INSIDE: { operator: atServer(README, 'GEMBA_WEBHOOK_NETWORKS') },
  NOT_A_TERMINAL: { operator: atServer('docs/operations/commands.md', '--terminal WC') },
  WORKER_NOT_HERE: { administrator: centre },
  MESSENGER_ALREADY_BOUND: { administrator: on('/admin/user', removeSignInWay) },
  MESSENGER_REFUSES_US: { administrator: on('/admin/messenger', setMessenger) },
  SSO_ISSUER_INSIDE: { operator: atServer(README, 'GEMBA_SSO_NETWORKS') },
  SSO_USER_UNKNOWN: { administrator: on('/admin/users', addUser) },
  EMPLOYEE_ONLY: { administrator: users },
  NOT_LICENSED: { administrator: on('/admin/company', changeLicence) },
  INVITATION_NOT_VALID: { administrator: on('/admin/user', inviteUser) },
  LAST_ADMINISTRATOR: { administrator: users },
  REAL_TIME_OFF: { administrator: settings },
  MESSENGER_HOST_REFUSED: { operator: atServer(README, 'GEMBA_MESSENGERS') },
  AUTHORIZATION_REQUIRED: { administrator: users },
  EXCEED_AUTHORIZED_APPROVAL_LIMIT: { approver: decisions },
  NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF: { approver: decisions },
  NOT_ORDER_MAKER: { purchasing: on('/poDetail', requestOrderChange) },
  NOT_BUYER_OR_ADMIN: {
    purchasing: on('/poDetail', decidePurchaseOrder),
    administrator: on('/poDetail', decidePurchaseOrder),
  },
  ORDER_IS_HOLD: { approver: on('/soDetail', decideSalesOrder) },
  RETURN_IS_CREDITED: { accounting: on('/rmaDetail', takeBackNote) },
  EXCHANGE_RATE_NOT_EXIST: { accounting: on('/accounting/exchangeRates', addExchangeRate) },
  QUOTE_EXPIRED: { sales: on('/qoDetail', extendQuote) },
  CUSTOMER_IS_HOLD: { accounting: on('/address/customer/detail', lockCustomer) },
  CUSTOMER_OVER_CREDIT_LIMIT: { accounting: on('/address/customer/detail', changeCreditLimit) },
  PART_REVISION_NOT_MATCH: { engineering: on('/pnDetail', changePartRevision) },
  PART_IS_HOLD: { engineering: on('/pnDetail', changePartHold) },
  NOT_OPEN_ECN: { engineering: on('/engineering/ecn/detail', moveEcn) },
  DOCUMENT_QUOTA_EXCEEDED: { operator: atServer(README, 'GEMBA_DOCUMENT_QUOTA_MB') },
  DOCUMENT_STORAGE_FULL: { operator: atServer('docs/operations/production.md', 'GEMBA_DATA') },
  ACCOUNT_NOT_SET_UP: { accounting: on('/accounting/accountUses', changeAccountUse) },
  CAN_NOT_BE_RECEIVED: { purchasing: on('/poDetail', decidePurchaseOrder) },
  COST_CAN_NOT_BE_ZERO: { purchasing: on('/poDetail', requestOrderChange) },
  NO_TRANSIT_LOCATION: { administrator: on('/admin/locations', addLocation) },
  NOT_OPEN_NCR: { quality: on('/quality/ncr', changeNcr) },
  ISSUE_PASSWORD_NOT_SET: { administrator: on('/admin/company', setIssuePassword) },
  WORK_CENTER_NOT_AUTHORIZED: { administrator: centre },
  WORK_CENTER_NOT_LED: { administrator: centre },
  ALARM_NEXT_LEVEL_NOT_EXIST: { alarms: handlers },
  ALARM_TYPE_WITHOUT_HANDLER: { alarms: handlers },
  PRINTER_NOT_ALLOWED: { operator: atServer(README, 'GEMBA_PRINTER_NETWORKS') },
  PUSH_SERVICE_REFUSED: { operator: atServer(README, 'GEMBA_PUSH_SERVICES') },
};

const codes = Object.keys(english) as RefusalCode[];
const namedIn = (code: RefusalCode) =>
  (Object.keys(PEOPLE) as Named[]).filter((named) => PEOPLE[named].named.test(english[code]));
const root = new URL('../../../../', import.meta.url);

describe('a refusal that names somebody', () => {
  it.each(codes.filter((code) => namedIn(code).length > 0 || WAYS[code]))('%s has a way for each of them', (code) => {
    expect(Object.keys(WAYS[code] ?? {}).sort()).toEqual(namedIn(code).sort());
  });

  const ways = codes.flatMap((code) =>
    (Object.entries(WAYS[code] ?? {}) as [Named, Way][]).map(([named, way]) => ({ code, named, way })),
  );

  it.each(ways)('$code: $named can go it', ({ named, way }) => {
    const { job } = PEOPLE[named];
    if ('file' in way) {
      expect(job, 'only the operator works at the server').toBeNull();
      expect(readFileSync(new URL(way.file, root), 'utf8')).toContain(way.word);
    } else {
      const roles = jobTemplates[job as JobTemplate];
      expect(mayOpen({ roles, onlyConsole: false }, way.screen), way.screen).toBe(true);
      const { access } = way.call;
      expect(typeof access === 'string' || holds(roles, access), way.call.name).toBe(true);
    }
  });

  it('is never left without one because it asks in other words', () => {
    const asking = codes.filter((code) => /\bask\b|\bcall (?:one|support)\b/i.test(english[code]));
    // These name a person by their own name, or one of a list that stands beside the text.
    const byName = ['MAKER_CAN_OPEN_ORDER', 'ORDER_IS_CLOSED', 'NOT_ALARM_HANDLER'];
    expect(asking.filter((code) => !WAYS[code] && !byName.includes(code))).toEqual([]);
  });
});
