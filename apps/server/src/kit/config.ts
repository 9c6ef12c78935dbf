import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isProxyAddress } from './proxy-address.ts';

/** Settings from the environment. README.md lists every variable with its default. */
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
  /** How long a request waits for a connection to the database, or for a lock in it. */
  databaseWaitMs: number;
  supportPhone: string | undefined;
  /** Origins of enterprise messengers besides WeCom. */
  messengers: readonly string[];
  /** How many bytes of documents one person may store. */
  documentQuotaBytes: number;
  /** Origins of push services besides those of the browsers. */
  pushServices: string[];
  /** Networks inside that webhooks may reach beside the internet. */
  webhookNetworks: string[];
  /** Networks inside where companies may have their OpenID Connect provider. */
  ssoNetworks: string[];
  /** Networks in which the label printers of companies stand. None: the server reaches no printer. */
  printerNetworks: string[];
  /** An address that push services can write to. */
  pushContact: string;
}

/** Something the operator must mend; the message says how. */
export class ConfigError extends Error {}

export const SHORTEST_SECRET = 32;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];
const LAST_PORT = 65_535;

const oneOf = <Value extends string>(name: string, value: string, allowed: readonly Value[]): Value => {
  const found = allowed.find((one) => one === value);
  if (!found) throw new ConfigError(`${name} is "${value}"; it must be one of ${allowed.join(', ')}`);
  return found;
};

const wholeNumber = (name: string, value: string, max: number, min = 0) => {
  if (!/^\d+$/.test(value) || Number(value) > max || Number(value) < min) {
    throw new ConfigError(`${name} is "${value}"; it must be a whole number from ${min} to ${max}`);
  }
  return Number(value);
};

const databaseUrlIn = (value: string | undefined) => {
  if (value === undefined || (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol))) return value;
  // It may hold a password, so it is not repeated.
  throw new ConfigError(
    'DATABASE_URL is no address of a database; it must be like postgres://user:password@host:5432/gemba',
  );
};

const metricsPortIn = (value: string | undefined, port: number) => {
  if (value === undefined && port === 0) return 0;
  if (value === undefined && port === LAST_PORT) {
    throw new ConfigError(`METRICS_PORT is needed beside PORT ${port}, which has no port after it; 0 means no metrics`);
  }
  const metricsPort = wholeNumber('METRICS_PORT', value ?? String(port + 1), LAST_PORT);
  if (metricsPort !== 0 && metricsPort === port)
    throw new ConfigError(`METRICS_PORT is ${port}, and so is PORT; they must differ`);
  return metricsPort;
};

const listIn = (value: string) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const networksIn = (name: string, value: string, fits: (network: string) => boolean) => {
  const networks = listIn(value);
  const wrong = networks.find((one) => !fits(one));
  if (wrong === undefined) return networks;
  throw new ConfigError(
    `${name} names "${wrong}"; it must be addresses or networks like 10.0.0.7 or 10.0.0.0/8, separated by commas`,
  );
};

/** As for proxies, but for the names of networks: these are compared with addresses alone. */
const isNetwork = (text: string) => isProxyAddress(text) && isIP(text.split('/')[0] ?? '') !== 0;

const originsIn = (name: string, value: string) => {
  const origins = listIn(value);
  const wrong = origins.find((one) => !URL.canParse(one) || !/^https?:/.test(one) || new URL(one).origin !== one);
  if (wrong === undefined) return origins;
  throw new ConfigError(
    `${name} names "${wrong}"; it must be origins like https://push.example.com, separated by commas`,
  );
};

const pushContactIn = (value: string) => {
  if (/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(value)) return value;
  throw new ConfigError(
    `GEMBA_PUSH_CONTACT is "${value}"; it must be like mailto:it@example.com or https://example.com`,
  );
};

const secretIn = (value: string | undefined, databaseUrl: string | undefined) => {
  if (databaseUrl && value === undefined) {
    throw new ConfigError(
      `GEMBA_SECRET is needed beside DATABASE_URL: at least ${SHORTEST_SECRET} random characters, the same on every node`,
    );
  }
  if (value !== undefined && value.length < SHORTEST_SECRET) {
    throw new ConfigError(`GEMBA_SECRET must have at least ${SHORTEST_SECRET} characters`);
  }
  return value;
};

export function readConfig(env: Record<string, string | undefined>): Config {
  /** A variable that is empty is one that is not set. */
  const get = (name: string) => env[name] || undefined;
  const production = get('NODE_ENV') === 'production';
  const databaseUrl = databaseUrlIn(get('DATABASE_URL'));
  const port = wholeNumber('PORT', get('PORT') ?? '8080', LAST_PORT);
  const usualDemo = databaseUrl || production ? 'none' : 'small';
  const demo = oneOf('GEMBA_DEMO', get('GEMBA_DEMO') ?? usualDemo, ['small', 'large', 'none']);
  if (production && demo !== 'none') {
    throw new ConfigError('GEMBA_DEMO must be "none" in production: demo users have a password that everybody knows');
  }
  const number = (name: string, usual: number, min: number, max: number) =>
    wholeNumber(name, get(name) ?? String(usual), max, min);
  return {
    host: get('HOST') ?? '127.0.0.1',
    port,
    metricsPort: metricsPortIn(get('METRICS_PORT'), port),
    databaseUrl,
    dataFolder: resolve(get('GEMBA_DATA') ?? 'data'),
    demo,
    secret: secretIn(get('GEMBA_SECRET'), databaseUrl),
    logLevel: oneOf('GEMBA_LOG', get('GEMBA_LOG') ?? 'info', LOG_LEVELS),
    production,
    openApi: oneOf('GEMBA_OPENAPI', get('GEMBA_OPENAPI') ?? (production ? 'off' : 'on'), ['on', 'off']) === 'on',
    trustedProxies: networksIn('GEMBA_TRUSTED_PROXIES', get('GEMBA_TRUSTED_PROXIES') ?? '', isProxyAddress),
    requestsPerMinute: number('GEMBA_REQUESTS_PER_MINUTE', 12_000, 1, 100_000_000),
    databaseWaitMs: number('GEMBA_DATABASE_WAIT_SECONDS', 3, 1, 60) * 1_000,
    supportPhone: get('GEMBA_SUPPORT_PHONE'),
    documentQuotaBytes: number('GEMBA_DOCUMENT_QUOTA_MB', 5120, 0, 1_000_000_000) * 1_048_576,
    messengers: originsIn('GEMBA_MESSENGERS', get('GEMBA_MESSENGERS') ?? ''),
    pushServices: originsIn('GEMBA_PUSH_SERVICES', get('GEMBA_PUSH_SERVICES') ?? ''),
    webhookNetworks: networksIn('GEMBA_WEBHOOK_NETWORKS', get('GEMBA_WEBHOOK_NETWORKS') ?? '', isNetwork),
    ssoNetworks: networksIn('GEMBA_SSO_NETWORKS', get('GEMBA_SSO_NETWORKS') ?? '', isNetwork),
    printerNetworks: networksIn('GEMBA_PRINTER_NETWORKS', get('GEMBA_PRINTER_NETWORKS') ?? '', isNetwork),
    pushContact: pushContactIn(get('GEMBA_PUSH_CONTACT') ?? 'mailto:gemba@example.com'),
  };
}
