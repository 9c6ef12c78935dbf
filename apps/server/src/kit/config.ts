import { resolve } from 'node:path';

/** What the environment says. README.md lists every variable with its default. */
export interface Config {
  host: string;
  port: number;
  metricsPort: number;
  databaseUrl: string | undefined;
  dataFolder: string;
  demo: 'small' | 'large' | 'none';
  secret: string | undefined;
  logLevel: string;
  production: boolean;
  openApi: boolean;
  trustedProxies: string[];
  requestsPerMinute: number;
  supportPhone: string | undefined;
  /** What the documents of one person may take. */
  documentQuotaBytes: number;
}

export const SHORTEST_SECRET = 32;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];

const oneOf = <Value extends string>(name: string, value: string, allowed: readonly Value[]): Value => {
  const found = allowed.find((one) => one === value);
  if (!found) throw new ConfigError(`${name} is "${value}"; it must be one of ${allowed.join(', ')}`);
  return found;
};

const wholeNumber = (name: string, value: string, max: number) => {
  if (!/^\d+$/.test(value) || Number(value) > max) {
    throw new ConfigError(`${name} is "${value}"; it must be a whole number up to ${max}`);
  }
  return Number(value);
};

/** Something the operator must mend; the message says how. */
export class ConfigError extends Error {}

export function readConfig(env: Record<string, string | undefined>): Config {
  const production = env['NODE_ENV'] === 'production';
  const databaseUrl = env['DATABASE_URL'] || undefined;
  const port = wholeNumber('PORT', env['PORT'] ?? '8080', 65_535);
  const demo = oneOf('GEMBA_DEMO', env['GEMBA_DEMO'] ?? (databaseUrl || production ? 'none' : 'small'), [
    'small',
    'large',
    'none',
  ]);
  if (production && demo !== 'none') {
    throw new ConfigError('GEMBA_DEMO must be "none" in production: demo users have a password that everybody knows');
  }
  if (databaseUrl && !env['GEMBA_SECRET']) {
    throw new ConfigError(
      `GEMBA_SECRET is needed beside DATABASE_URL: at least ${SHORTEST_SECRET} random characters, the same on every node`,
    );
  }
  if (env['GEMBA_SECRET'] !== undefined && env['GEMBA_SECRET'].length < SHORTEST_SECRET) {
    throw new ConfigError(`GEMBA_SECRET must have at least ${SHORTEST_SECRET} characters`);
  }
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    metricsPort: wholeNumber('METRICS_PORT', env['METRICS_PORT'] ?? String(port === 0 ? 0 : port + 1), 65_535),
    databaseUrl,
    dataFolder: resolve(env['GEMBA_DATA'] ?? 'data'),
    demo,
    secret: env['GEMBA_SECRET'],
    logLevel: oneOf('GEMBA_LOG', env['GEMBA_LOG'] ?? 'info', LOG_LEVELS),
    production,
    openApi: (env['GEMBA_OPENAPI'] ?? (production ? 'off' : 'on')) === 'on',
    trustedProxies: (env['GEMBA_TRUSTED_PROXIES'] ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    requestsPerMinute: wholeNumber(
      'GEMBA_REQUESTS_PER_MINUTE',
      env['GEMBA_REQUESTS_PER_MINUTE'] ?? '12000',
      100_000_000,
    ),
    supportPhone: env['GEMBA_SUPPORT_PHONE'] || undefined,
    documentQuotaBytes:
      wholeNumber('GEMBA_DOCUMENT_QUOTA_MB', env['GEMBA_DOCUMENT_QUOTA_MB'] ?? '5120', 1_000_000_000) * 1_048_576,
  };
}
