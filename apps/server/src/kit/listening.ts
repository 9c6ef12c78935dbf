import { createServer, isIPv6 } from 'node:net';
import { ConfigError } from './config.ts';

interface Place {
  host: string;
  port: number;
  /** The environment variable that sets it. */
  variable: 'PORT' | 'METRICS_PORT';
}

/** Looked at before a database is created or opened: nothing else should have happened when the address is refused. */
export const ensureFree = (place: Place) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new ConfigError(reasonOf(error, place))));
    probe.listen(place.port, place.host, () => probe.close(() => resolve()));
  });

const reasonOf = ({ code, message }: NodeJS.ErrnoException, { host, port, variable }: Place) => {
  if (code === 'EADDRINUSE') {
    return `Port ${port} of ${host} is in use. Stop what uses it, or set ${variable} to another port.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} of ${host} may not be used by this user. Set ${variable} to one above 1023.`;
  }
  return `HOST is "${host}", which is no address of this machine (${code ?? message}). Use 127.0.0.1, or 0.0.0.0 for all of them.`;
};

const ON_THIS_MACHINE = ['0.0.0.0', '127.0.0.1', '::', '::1'];

/** As a browser takes it. */
export const urlAt = (host: string, port: number) => {
  if (ON_THIS_MACHINE.includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
};
