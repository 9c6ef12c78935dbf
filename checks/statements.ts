/**
 * `npm run statements`: compares every declared SQL statement with the migrated schema. Other files than those of the server:
 * `npm run statements -- <tsconfig> <folder>`.
 */
import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { checkStatements } from './statements/check.ts';
import { withMigratedDatabase } from './statements/migrated-database.ts';

const [config = 'apps/server/tsconfig.json', folder = 'apps/server/src'] = process.argv.slice(2);

const say = (text: string) => process.stdout.write(`${text}\n`);

const isDeclaring = (file: string) => !file.endsWith('.test.ts') && /\bstatement</.test(readFileSync(file, 'utf8'));
const files = globSync(`${folder}/**/*.ts`)
  .filter(isDeclaring)
  .sort()
  .map((file) => resolve(file));

const { statements, texts, findings } = await withMigratedDatabase((owner) =>
  checkStatements(owner, resolve(config), files),
);
say(`${findings.length === 0 ? '✓' : '✗'} statements agree with the schema: ${statements} statements, ${texts} texts`);
for (const { file, line, text } of findings) say(`    ${relative('.', file)}:${line}  ${text}`);
process.exitCode = findings.length === 0 ? 0 : 1;
