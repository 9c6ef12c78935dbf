import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '@gemba/contract/open-api';
import { at, say } from './kit/project.mjs';

const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };
mkdirSync(at('docs', 'api'), { recursive: true });
writeFileSync(at('docs', 'api', 'openapi.json'), `${JSON.stringify(openApiDocument(version), null, 2)}\n`);
say('docs/api/openapi.json is written');
