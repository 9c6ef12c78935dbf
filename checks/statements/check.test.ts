import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PLANTED = 'checks/testing/planted/statements.ts';
const root = fileURLToPath(new URL('../../', import.meta.url));

/** Findings of `npm run statements` in the planted file, by the name of the statement. */
function findings() {
  const args = ['checks/statements.ts', 'tsconfig.json', 'checks/testing/planted'];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  const source = readFileSync(`${root}/${PLANTED}`, 'utf8').split('\n');
  const nameAt = (line: number): string => /const (\w+)/.exec(source[line - 1] ?? '')?.[1] ?? nameAt(line - 1);
  const found = stdout.matchAll(/^ {4}(\S+):(\d+) {2}(.*)$/gm);
  return [...found].map(([, file, line, text]) => [file, nameAt(Number(line)), text]);
}

it('finds each planted error, and says where it is and how to mend it', { timeout: 120_000 }, () => {
  const says = (name: string, text: string) => [PLANTED, name, expect.stringContaining(text)];
  expect(findings()).toEqual([
    says('wrongColumn', 'column "part_numbr" does not exist'),
    says('wrongField', 'the row type has no partNumber. Add `partNumber` to it, or do not select part_number.'),
    says('wrongField', 'gives no column for the field number. Select it'),
    says('wrongType', 'gives version as integer, and the row type says version: string. Change the type'),
    says('wrongNull', 'may give on_hand as null, and the row type says onHand: string. Declare `string | null`'),
    says('needlessOath', 'names revision in neverNull, and PostgreSQL knows it already. Take it out.'),
    says('wrongParameter', 'has the parameter :partNumber, which is not declared. Add `partNumber`'),
    says('wrongParameter', 'declares the parameter number, which its SQL does not use. Take it out.'),
    says('wrongParameterType', 'sends :companyId as integer, and it is declared as string. Change the type'),
    says('noRow', 'gives revision. Declare the row'),
    says('wrongPiece', 'column "descripton" does not exist'),
    says('inFunction', 'is declared inside of a function. Declare it outside'),
  ]);
});
