import { useState } from 'react';
import { readText, storedKeys } from '../store/storage.ts';
import { useStore } from '../store/store.ts';
import { classesOf } from '../ui/classes.ts';
import styles from './DebugPanel.module.css';
import { logLines, sendings } from './records.ts';

const SECRET = /token|password|secret/i;

/** The stored values, without secrets. */
const storedFacts = (): [string, string][] =>
  storedKeys()
    .sort()
    .map((key) => {
      const text = readText(key) ?? '';
      return [key, SECRET.test(key) ? `••• (${text.length})` : text.replace(/("password"\s*:\s*)"[^"]*"/g, '$1"•••"')];
    });

const deviceFacts = (): [string, string][] => [
  ['app', __APP_VERSION__],
  ['browser', navigator.userAgent],
  ['languages', navigator.languages.join(', ')],
  ['window', `${window.innerWidth} × ${window.innerHeight} @ ${window.devicePixelRatio}`],
  ['online', String(navigator.onLine)],
  ['touch points', String(navigator.maxTouchPoints)],
  ['cores', String(navigator.hardwareConcurrency)],
  ['time zone', Intl.DateTimeFormat().resolvedOptions().timeZone],
];

const c = classesOf(styles);
const VIEWS = ['log', 'requests', 'storage', 'device'] as const;
type View = (typeof VIEWS)[number];

/** For engineers, hence in English and in no catalogue: nobody else reads it. */
const NAME = 'debugging console';
const SHORT = 'debug';

export function DebugPanel() {
  const [open, setOpen] = useState(false);
  const [view, setView] = useState<View>('log');
  return (
    <aside className={c('panel', open && 'open')} aria-label={NAME}>
      <div className={c('bar')}>
        <button type="button" className={c('button')} aria-expanded={open} onClick={() => setOpen(!open)}>
          {SHORT}
        </button>
        {open &&
          VIEWS.map((name) => (
            <button
              key={name}
              type="button"
              className={c('button')}
              aria-pressed={name === view}
              onClick={() => setView(name)}
            >
              {name}
            </button>
          ))}
      </div>
      {open && <Rows view={view} />}
    </aside>
  );
}

function Rows({ view }: { view: View }) {
  const log = useStore(logLines);
  const requests = useStore(sendings);
  const rows: Record<View, () => readonly (readonly string[])[]> = {
    log: () => log.map(({ at, level, words }) => [at, level, words]),
    requests: () => requests.map(({ at, method, path, status, ms }) => [at, method, path, String(status), `${ms} ms`]),
    storage: storedFacts,
    device: deviceFacts,
  };
  return (
    <table className={c('table')}>
      <tbody>
        {rows[view]().map((cells, index) => (
          <tr key={index}>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
