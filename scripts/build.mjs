import { ensureInstalled } from './kit/installed.mjs';
import { ensureWebBuilt } from './kit/web-built.mjs';

await ensureInstalled();
await ensureWebBuilt();
