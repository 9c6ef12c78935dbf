import pg from 'pg';
import { ConfigError } from '../config.ts';
import { connect, isWrongPassword } from './connect.ts';

interface Secret {
  /** Derived from the server's secret, so that it is stored nowhere. */
  password: string;
  /** The operator means to change the secret: whoever still has the former one is shut out. */
  isNew?: boolean;
}

/**
 * The application connects with a role that owns nothing, is no superuser and cannot bypass row-level security.
 * Its rights come from the group role `gemba_app`, to which the migrations grant. Answers the address that it connects to.
 */
export async function ensureAppRole(owner: pg.Client, ownerUrl: string, { password, isNew = false }: Secret) {
  const login = await loginOf(owner);
  const url = asUser(ownerUrl, login, password);
  // Nodes that start together would both see the role missing.
  await owner.query('select pg_advisory_lock(7104002)');
  try {
    if (!(await isRole(owner, login))) await createRoles(owner, login, password);
    else if (isNew)
      await owner.query(`alter role ${pg.escapeIdentifier(login)} password ${pg.escapeLiteral(password)}`);
    else await proveSecret(url);
  } finally {
    await owner.query('select pg_advisory_unlock(7104002)');
  }
  return url;
}

const loginOf = async (owner: pg.Client) => {
  const { rows } = await owner.query<{ database: string }>('select current_database() as database');
  return `gemba_app_${rows[0]?.database}`.slice(0, 63);
};

/** Whether the database takes a password of the application's role. */
export async function takesPassword(owner: pg.Client, ownerUrl: string, password: string) {
  try {
    await (await connect(asUser(ownerUrl, await loginOf(owner), password))).end();
    return true;
  } catch (error) {
    if (isWrongPassword(error)) return false;
    throw error;
  }
}

/** Never by setting the password anew: a node with another secret would shut out all those that have the right one. */
async function proveSecret(url: string) {
  try {
    await (await connect(url)).end();
  } catch (error) {
    if (!isWrongPassword(error)) throw error;
    throw new ConfigError(
      'This is not the secret of this database: GEMBA_SECRET, or the file `secret` in GEMBA_DATA, must be the one that it was set up with. ' +
        'To change the secret on purpose: stop every node, run `npm run gemba -- secret change` with the new one, and start them with it.',
    );
  }
}

const isRole = async (owner: pg.Client, name: string) =>
  (await owner.query('select 1 from pg_roles where rolname = $1', [name])).rowCount === 1;

async function createRoles(owner: pg.Client, login: string, password: string) {
  try {
    if (!(await isRole(owner, 'gemba_app'))) await owner.query('create role gemba_app nologin');
    await owner.query(
      `create role ${pg.escapeIdentifier(login)} login password ${pg.escapeLiteral(password)} in role gemba_app`,
    );
  } catch (error) {
    throw (error as pg.DatabaseError).code === '42501' ? await missingRight(owner) : error;
  }
}

async function missingRight(owner: pg.Client) {
  const { rows } = await owner.query<{ name: string; creates: boolean }>(
    'select rolname as name, rolcreaterole as creates from pg_roles where rolname = current_user',
  );
  const name = pg.escapeIdentifier(rows[0]?.name ?? '');
  return new ConfigError(
    rows[0]?.creates
      ? `The role gemba_app of this PostgreSQL was made by another user than that of DATABASE_URL. As a superuser: grant gemba_app to ${name} with admin option`
      : `The user of DATABASE_URL may not create roles, and the server needs one of its own. As a superuser: alter role ${name} createrole`,
  );
}

/** The owner's address with another user and password. */
export const asUser = (ownerUrl: string, user: string, password: string) => {
  const url = new URL(ownerUrl);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.href;
};
