/** `npm run checks`: the structure rules of this house. `--json <file>` also writes how many held, for `npm test`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readTree } from './kit/tree.ts';
import { rules } from './rules/index.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

const tree = readTree(fileURLToPath(new URL('../', import.meta.url)));
let failed = 0;
for (const rule of rules) {
  const { figures, findings } = rule.check(tree);
  say(`${findings.length === 0 ? '✓' : '✗'} ${rule.name}: ${figures}`);
  for (const { file, line, text } of findings) say(`    ${file}${line === undefined ? '' : `:${line}`}  ${text}`);
  if (findings.length > 0) failed += 1;
}
const counts = { passed: rules.length - failed, failed, skipped: 0 };
const place = process.argv.indexOf('--json');
if (place > 0) writeFileSync(process.argv[place + 1] ?? '', JSON.stringify(counts));
process.exitCode = failed === 0 ? 0 : 1;
