import { MODULES, type Module } from '@gemba/contract/companies/modules';
import { addDays } from '@gemba/contract/kit/dates';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { sha256 } from '../kit/crypto/keys.ts';
import { writeBulk } from './bulk/write-bulk.ts';
import { Calendar } from './calendar.ts';
import type { DemoOptions } from './demo-options.ts';
import { estimating, type Progress } from './estimating.ts';
import { LOGO } from './logo.ts';
import { Rows, type Sink } from './rows.ts';
import { TABLE_ORDER } from './table-order.ts';
import { DEMO_ISSUE_PASSWORD, DEMO_PASSWORD, DEMO_PIN, type DemoUser, type DemoUserName, demoUsers } from './users.ts';
import type { NumberKind, World } from './world.ts';
import { writeCompany } from './write-company.ts';

export const TIME_ZONE = 'America/Chicago';

const DEFER_CHECKS = 'set constraints all deferred';
/** Makes the deferred checks, and lets tables and indexes be altered again. */
const CHECK_NOW = 'set constraints all immediate';

export interface DemoCompany {
  code: string;
  name: string;
  people: readonly DemoUser[];
  /** The licensed modules; all of them by default. */
  modules?: readonly Module[];
  /** Asks instead of refusing where a customer is over its credit limit or goods cost nothing, and wants no inspection report. */
  lenient?: boolean;
  days: number;
  scale: number;
  /** So many parts in all, where the history has fewer. */
  parts: number;
}

/** Loads one company inside the open transaction. */
export async function loadCompany(owner: Client, options: DemoOptions, now: string, company: DemoCompany) {
  const since = new Calendar(TIME_ZONE).at(addDays(options.today, -company.days), 420);
  // Before the first row: PostgreSQL alters no table with a deferred check to come.
  const guarded = await lowerGuards(owner);
  await owner.query(DEFER_CHECKS);
  const companyId = await insertCompany(
    owner,
    company,
    await options.hashPassword(DEMO_ISSUE_PASSWORD),
    since,
    addDays(options.today, 730),
  );
  const hashes = { password: await options.hashPassword(DEMO_PASSWORD), pin: await options.hashPassword(DEMO_PIN) };
  const users = await insertUsers(owner, company.people, hashes, since);
  await trustRows(owner);
  const rows = new Rows(TABLE_ORDER, copyInto(owner));
  const { code: seed, days, scale, parts } = company;
  const world = writeCompany({ rows, users, seed, today: options.today, now, timeZone: TIME_ZONE, days, scale });
  await rows.flush();
  if (parts > world.parts.size) {
    await owner.query(CHECK_NOW);
    const indexes = await dropIndexes(owner);
    await owner.query(DEFER_CHECKS);
    const tell = estimating(options.progress);
    await writeBulk(
      world,
      parts - world.parts.size,
      () => rows.flush(),
      (done) => tell('Demo parts', done, parts),
    );
    await owner.query(CHECK_NOW);
    await createIndexes(owner, indexes, estimating(options.progress));
  }
  await continueNumbers(owner, companyId, world);
  await owner.query(CHECK_NOW);
  await owner.query('call rebuild_account_day()');
  await owner.query('call rebuild_stock_day()');
  await owner.query('call rebuild_figures()');
  await owner.query('call rebuild_part_blocks()');
  await raiseGuards(owner, guarded);
  for (const { storageId, bytes } of world.files) await options.saveFile?.(storageId, bytes);
  return rows.count;
}

async function insertCompany(
  owner: Client,
  { code, name, modules = MODULES, lenient = false }: DemoCompany,
  issuePasswordHash: string,
  since: string,
  licensedUntil: string,
) {
  const { rows } = await owner.query<{ company_id: number }>(
    `insert into company (company_code, company_name, time_zone, base_currency, fiscal_year_start_month, order_change_approval,
                          support_phone, logo, issue_password_hash, is_demo, created_at, credit_limit_warns,
                          receiving_po_zero_cost, receive_need_ir)
     values ($1, $2, $3, 'USD', 1, true, '+1 815 555 0100', $4, $5, true, $6, $7, $7, not $7) returning company_id`,
    [code, name, TIME_ZONE, LOGO, issuePasswordHash, since, lenient],
  );
  const companyId = rows[0]?.company_id as number;
  await owner.query(`select set_config('app.company_id', $1, true)`, [String(companyId)]);
  // sql: the company is set for the transaction, and the column's default takes it
  await owner.query(`insert into licence (modules, seats_allowed, valid_until) values ($1, 50, $2)`, [
    modules,
    licensedUntil,
  ]);
  return companyId;
}

/** Everybody is named by trade; where a company has one user only, that user is everybody. */
async function insertUsers(
  owner: Client,
  people: readonly DemoUser[],
  hashes: { password: string; pin: string },
  since: string,
) {
  const ids = new Map<string, number>();
  for (const { userName, displayName, employee, roles, terminal, badge } of people) {
    const { rows } = await owner.query<{ user_id: number }>(
      // sql: the company is set for the transaction, and the column's default takes it
      `insert into app_user (user_name, display_name, password_hash, ref_id, roles, created_at, terminal_wc, pin_hash, badge_hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning user_id`,
      [
        userName,
        displayName,
        hashes.password,
        employee,
        roles,
        since,
        terminal,
        badge && hashes.pin,
        badge && sha256(badge),
      ],
    );
    ids.set(userName, rows[0]?.user_id as number);
  }
  const only = ids.values().next().value as number;
  const named = demoUsers.map(({ userName }) => [userName, ids.get(userName) ?? only] as const);
  return Object.fromEntries(named) as Record<DemoUserName, number>;
}

/** COPY is refused under row-level security, which binds the owner too unless it is a superuser. */
async function lowerGuards(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and row_security_active(c.oid)`,
  );
  for (const { name } of rows) await owner.query(`alter table "${name}" no force row level security`);
  return rows.map(({ name }) => name);
}

/** Switches off triggers and foreign keys: tests check every generated row, and checking costs more than loading. */
async function trustRows(owner: Client) {
  const { rows } = await owner.query<{ super: boolean }>(
    'select rolsuper as super from pg_roles where rolname = current_user',
  );
  if (rows[0]?.super) await owner.query('set local session_replication_role = replica');
}

async function raiseGuards(owner: Client, tables: readonly string[]) {
  for (const name of tables) await owner.query(`alter table "${name}" force row level security`);
}

/** Indexes that only make reading fast are created again after millions of rows, in the same transaction. */
async function dropIndexes(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and not i.indisunique
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by 1`,
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function createIndexes(owner: Client, definitions: readonly string[], tell: Progress) {
  await owner.query(`set local maintenance_work_mem = '256MB'`);
  for (const [index, definition] of definitions.entries()) {
    if (index % 20 === 0) tell('Demo indexes', index, definitions.length);
    await owner.query(definition);
  }
}

const copyInto =
  (owner: Client): Sink =>
  (table, columns, lines) =>
    new Promise((done, failed) => {
      const stream = owner.query(copyFrom(`copy "${table}" (${columns.join(', ')}) from stdin`));
      stream.on('error', (error) => failed(new Error(`${table}: ${error.message}`, { cause: error })));
      stream.on('finish', () => done());
      stream.end(lines);
    });

/** New documents go on after those of the demo. */
async function continueNumbers(owner: Client, companyId: number, world: World) {
  const last: Record<string, number> = { ...world.numbers, journal_entry: world.books.entryNumber };
  for (const [kind, number] of Object.entries(last) as [NumberKind, number][]) {
    const sequence = `numbers.c${companyId}_${kind}`;
    await owner.query(`create sequence if not exists ${sequence}`);
    await owner.query('select setval($1::regclass, $2)', [sequence, number]);
  }
}
