import type pg from 'pg';
import { type Declared, positional } from '../../apps/server/src/kit/database/statement.ts';
import type { Finding } from '../kit/rule.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { compareParams, compareRow, compareValues } from './compare.ts';
import { type Declaration, declarationsIn } from './declared.ts';
import { describe } from './describe.ts';
import { hearDeclarations, placeOf } from './heard.ts';
import { samplesOf } from './samples.ts';

interface Verdict {
  statements: number;
  texts: number;
  findings: Finding[];
}

/** Compares every statement that the files declare with what the database says about it. */
export async function checkStatements(database: pg.Client, config: string, files: readonly string[]): Promise<Verdict> {
  const catalogue = await readCatalogue(database);
  const heard = await hearDeclarations(files);
  const verdict: Verdict = { statements: 0, texts: 0, findings: [] };
  for (const declaration of declarationsIn(config, files)) {
    const { file, line, column } = declaration;
    const found = new Set<string>();
    const sources = heard.get(placeOf(file, line, column)) ?? [];
    if (sources.length === 0) found.add('is declared inside of a function. Declare it outside, so that it is checked.');
    for (const declared of sources) {
      verdict.statements += 1;
      const texts = textsOf(declared, declaration);
      if (typeof texts === 'string') found.add(texts);
      else verdict.texts += texts.length;
      for (const text of typeof texts === 'string' ? [] : texts)
        for (const trouble of await troublesWith(database, catalogue, text, declaration, declared)) found.add(trouble);
    }
    for (const text of found) verdict.findings.push({ file, line, text });
  }
  return verdict;
}

interface Text {
  text: string;
  /** Parameters with names. */
  names?: string[];
  values: unknown[];
}

/** The text of a statement, or all those that its pieces can make; or why they cannot be made. */
function textsOf({ source }: Declared, { params }: Declaration): Text[] | string {
  if (typeof source === 'string') return [{ ...positional(source), values: [] }];
  try {
    const made = (params ? samplesOf(params) : [undefined]).map((sample) => source(sample as never).toQuery());
    return [...new Map(made.map((text) => [text.text, text])).values()];
  } catch (error) {
    return `cannot be put together: ${String(error)}. Its parameters need plain types, for which the check makes values.`;
  }
}

async function troublesWith(
  database: pg.Client,
  catalogue: Catalogue,
  { text, names, values }: Text,
  { params, row }: Declaration,
  { neverNull }: Declared,
): Promise<string[]> {
  const fields = params?.members.flatMap((member) => (member.kind === 'object' ? member.fields : [])) ?? [];
  const isParamNullable = (index: number) => {
    if (!names) return values[index] === undefined || values[index] === null;
    const shape = fields.find(({ name }) => name === names[index])?.shape;
    return !shape || shape.mayBeNull || shape.mayBeMissing;
  };
  try {
    const { params: types, columns } = await describe(database, catalogue, text, isParamNullable);
    return [
      ...(names ? compareParams(names, types, params) : compareValues(values, types)),
      ...compareRow(columns, row, neverNull),
    ];
  } catch (error) {
    const { message, position } = error as pg.DatabaseError;
    const before = text.slice(0, Math.max(0, Number(position ?? 1) - 1 - 'prepare described as '.length));
    const line = position ? ` (line ${before.split('\n').length} of its SQL)` : '';
    return [`is refused by PostgreSQL: ${message}${line}.`];
  }
}
