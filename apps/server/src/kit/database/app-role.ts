import pg from 'pg';

/**
 * The application connects with a role that owns nothing, is no superuser and cannot bypass row-level security.
 * Its rights come from the group role `gemba_app`, to which the migrations grant; its password from the server's key,
 * so that it is stored nowhere.
 */
export async function ensureAppRole(owner: pg.Client, password: string): Promise<string> {
  const { rows } = await owner.query<{ database: string }>('select current_database() as database');
  const login = `gemba_app_${rows[0]?.database}`.slice(0, 63);
  // Nodes that start together would both see the role missing.
  await owner.query('select pg_advisory_lock(7104002)');
  try {
    await createRole(owner, 'gemba_app', 'nologin');
    await createRole(owner, login, 'login');
    await owner.query(`alter role ${pg.escapeIdentifier(login)} login password ${pg.escapeLiteral(password)}`);
    await owner.query(`grant gemba_app to ${pg.escapeIdentifier(login)}`);
  } finally {
    await owner.query('select pg_advisory_unlock(7104002)');
  }
  return login;
}

async function createRole(owner: pg.Client, name: string, can: 'login' | 'nologin') {
  const { rowCount } = await owner.query('select 1 from pg_roles where rolname = $1', [name]);
  if (rowCount === 0) await owner.query(`create role ${pg.escapeIdentifier(name)} ${can}`);
}

/** The owner's address with another user and password. */
export const asUser = (ownerUrl: string, user: string, password: string) => {
  const url = new URL(ownerUrl);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.href;
};
