import { runByProjectNode } from './kit/child.mjs';
import { ensureInstalled } from './kit/installed.mjs';
import { at } from './kit/project.mjs';

await ensureInstalled();
const config = at('apps', 'web', 'gallery', 'vite.config.ts');
process.exitCode = await runByProjectNode(at('node_modules', 'vite', 'bin', 'vite.js'), [
  '--config',
  config,
  ...process.argv.slice(2),
]);
