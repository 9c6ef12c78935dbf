/** Only with `localStorage.debugger` set to `true`; nobody else downloads this chunk. */
import { createRoot } from 'react-dom/client';
import { DebugPanel } from './DebugPanel.tsx';
import { listen } from './records.ts';

export const startConsole = () => {
  listen();
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<DebugPanel />);
};
