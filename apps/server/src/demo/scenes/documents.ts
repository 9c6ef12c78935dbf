import type { World } from '../world.ts';
import { writeDocument } from './write-document.ts';

/** Drawings, instructions and certificates of the parts that the mock-ups open. */
export function playDocuments(world: World) {
  const add = (
    part: string,
    revision: string,
    type: string,
    lang: 'en' | 'cn',
    title: string,
    level: 'companyOnly' | 'public' = 'companyOnly',
  ) =>
    writeDocument(world, {
      part,
      revision,
      type,
      lang,
      title,
      level,
      file: `${part.replaceAll('/', '-')}_${revision}_${lang}.pdf`,
    });
  add('HSG-220-A', 'C', 'DRAWING', 'en', 'Gearbox housing, machining');
  add('HSG-220-A', 'D', 'DRAWING', 'en', 'Gearbox housing, bearing seats H6');
  add('HSG-220-A', 'D', 'WORK_INSTRUCTION', 'cn', '箱体加工说明');
  add('BRG-6204-2RS', 'A', 'SPECIFICATION', 'en', 'Deep-groove ball bearing 6204', 'public');
  add('BRG-6204-2RS', 'A', 'SPECIFICATION', 'cn', '深沟球轴承 6204', 'public');
  add('W00-10/100(A)', 'A', 'DRAWING', 'en', 'Mounting bracket');
  for (const size of ['110', '220', '330', '440']) add(`DWG-${size}-ASM`, 'D', 'DRAWING', 'en', `Assembly ${size}`);
  for (const { number, revision } of [...world.parts.values()].filter(({ product }) => product === 'GBX').slice(0, 8)) {
    add(number, revision, 'CERTIFICATE', 'en', `Test certificate ${number}`);
  }
  const quote = writeDocument(world, {
    part: null,
    revision: null,
    type: 'QUOTE',
    lang: 'en',
    title: 'Kestrel quote',
    level: 'companyOnly',
    file: 'KES-quote-0616.pdf',
  });
  world.rows.add('document_link', { of_kind: 'po', of_number: '48221', document_id: quote });
}
