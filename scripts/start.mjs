import { runByProjectNode } from './kit/child.mjs';
import { ensureInstalled } from './kit/installed.mjs';
import { at } from './kit/project.mjs';
import { ensureWebBuilt } from './kit/web-built.mjs';

await ensureInstalled();
await ensureWebBuilt();
process.exitCode = await runByProjectNode(at('apps', 'server', 'src', 'main.ts'), process.argv.slice(2));
