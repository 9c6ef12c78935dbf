import './kit/ui/base.css';
import { createRoot } from 'react-dom/client';
import { firstCatalogues } from './first-texts.ts';
import { followAppearance } from './kit/store/appearance.ts';
import { ensureTexts, followOtherTabs, registerTexts } from './kit/text/catalogues.ts';
import { App } from './shell/App.tsx';
import { router } from './shell/router/router.ts';
import { startShell } from './shell/start-shell.ts';

if (localStorageSays('debugger')) void import('./kit/debug/console.tsx').then(({ startConsole }) => startConsole());

followAppearance();
registerTexts(firstCatalogues, async () => (await import('./texts.ts')).catalogues);
followOtherTabs();
startShell();
// The words and the first screen come at the same time, not one after the other.
void Promise.all([ensureTexts('kit', 'client', 'auth'), router.load()]).then(() =>
  createRoot(document.getElementById('root') ?? document.body).render(<App />),
);

function localStorageSays(flag: string) {
  try {
    return localStorage.getItem(flag) === 'true';
  } catch {
    return false;
  }
}
