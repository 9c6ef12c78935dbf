import { runByProjectNode } from './kit/child.mjs';
import { ensureInstalled } from './kit/installed.mjs';
import { at } from './kit/project.mjs';

await ensureInstalled();
process.exitCode = await runByProjectNode(at('scripts', 'test', 'main.ts'), process.argv.slice(2));
