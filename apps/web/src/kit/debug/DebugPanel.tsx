import { useState } from 'react';
import { useStore } from '../store/store.ts';
import { classesOf } from '../ui/classes.ts';
import styles from './DebugPanel.module.css';
import { deviceFacts, storedFacts } from './facts.ts';
import { logLines, sendings } from './records.ts';

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
          VIEWS.map((one) => (
            <button
              key={one}
              type="button"
              className={c('button')}
              aria-pressed={one === view}
              onClick={() => setView(one)}
            >
              {one}
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
        {rows[view]().map((cells, at) => (
          <tr key={at}>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
