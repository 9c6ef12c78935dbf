import { type Sending, watchSendings } from '../client/watch.ts';
import { remembered } from '../store/remembered.ts';

const MOST = 200;

export interface LogLine {
  level: string;
  words: string;
  at: string;
}

export const logLines = remembered<readonly LogLine[]>([]);
export const sendings = remembered<readonly (Sending & { at: string })[]>([]);

const now = () => new Date().toISOString().slice(11, 23);
const last = <T>(all: readonly T[], next: T) => [...all, next].slice(-MOST);

/** Texts only: an object might carry secrets. */
const wordsOf = (values: readonly unknown[]) =>
  values.map((value) => (value instanceof Error ? `${value.name}: ${value.message}` : String(value))).join(' ');

const log = (level: string, ...values: unknown[]) =>
  logLines.set(last(logLines.get(), { level, words: wordsOf(values), at: now() }));

export const listen = () => {
  watchSendings((sending) => sendings.set(last(sendings.get(), { ...sending, at: now() })));
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      original(...values);
      log(level, ...values);
    };
  }
  window.addEventListener('error', (event) => log('error', event.message));
  window.addEventListener('unhandledrejection', (event) => log('error', event.reason));
};
