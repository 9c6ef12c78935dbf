/** `npm run openapi`: the list of calls and screens, which is committed, and the OpenAPI document, which is not. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ACCESS_LIST, accessText, openApiText } from './kit/api-files.ts';
import { at, say } from './kit/project.mjs';

const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };
for (const [file, text] of Object.entries({ [ACCESS_LIST]: accessText(), 'dist/openapi.json': openApiText(version) })) {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
  say(`${file} is written`);
}
