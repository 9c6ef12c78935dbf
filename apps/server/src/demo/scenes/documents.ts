import type { World } from '../world.ts';
import { writeDocument } from './write-document.ts';

type Sheet = readonly [
  part: string,
  revision: string,
  type: string,
  lang: 'en' | 'cn',
  title: string,
  level?: 'companyOnly' | 'public',
];

/** Drawings, instructions and specifications of the parts that the mock-ups open. */
const SHEETS: readonly Sheet[] = [
  ['HSG-220-A', 'C', 'DRAWING', 'en', 'Gearbox housing, machining'],
  ['HSG-220-A', 'C', 'WORK_INSTRUCTION', 'cn', '箱体加工说明'],
  ['HSG-220-A', 'D', 'DRAWING', 'en', 'Gearbox housing, bearing seats H6'],
  ['HSG-220-A', 'D', 'WORK_INSTRUCTION', 'cn', '箱体加工说明'],
  ['BRG-6204-2RS', 'A', 'SPECIFICATION', 'en', 'Deep-groove ball bearing 6204', 'public'],
  ['BRG-6204-2RS', 'A', 'SPECIFICATION', 'cn', '深沟球轴承 6204', 'public'],
  ['W00-10/100(A)', 'A', 'DRAWING', 'en', 'Mounting bracket'],
  ['DWG-110-ASM', 'D', 'DRAWING', 'en', 'Assembly 110'],
  ['DWG-220-ASM', 'D', 'DRAWING', 'en', 'Assembly 220'],
  ['DWG-330-ASM', 'D', 'DRAWING', 'en', 'Assembly 330'],
  ['DWG-440-ASM', 'D', 'DRAWING', 'en', 'Assembly 440'],
];

const QUOTE = {
  part: null,
  revision: null,
  type: 'QUOTE',
  lang: 'en',
  title: 'Kestrel quote',
  level: 'companyOnly',
  file: 'KES-quote-0616.pdf',
} as const;

export function playDocuments(world: World) {
  const gearboxes = [...world.parts.values()].filter(({ product }) => product === 'GBX').slice(0, 8);
  const certificates = gearboxes.map(
    ({ number, revision }): Sheet => [number, revision, 'CERTIFICATE', 'en', `Test certificate ${number}`],
  );
  for (const [part, revision, type, lang, title, level = 'companyOnly'] of [...SHEETS, ...certificates]) {
    const file = `${part.replaceAll('/', '-')}_${revision}_${lang}.pdf`;
    writeDocument(world, { part, revision, type, lang, title, level, file });
  }
  const document_id = writeDocument(world, QUOTE);
  world.rows.add('document_link', { of_kind: 'po', of_number: '48221', document_id });
}
