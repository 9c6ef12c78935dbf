import type { Column } from '../columns.ts';
import type { Language } from '../languages.ts';
import { CUT_MARK } from '../page.ts';
import { fill } from '../refusals/fill.ts';
import en from './headings.en.ts';
import es from './headings.es.ts';
import zh from './headings.zh.ts';

export type Heading = keyof typeof en;
const headings: Record<Language, Readonly<Record<Heading, string>>> = { 'en-US': en, 'zh-CN': zh, 'es-ES': es };

/** `On hand · old` for `onhand.old`. */
export const headingOf = ({ path, heading }: Pick<Column, 'path' | 'heading'>, language: Language) =>
  (heading === undefined ? path : [heading])
    .map((name) => (headings[language] as Readonly<Record<string, string>>)[name] ?? name)
    .join(' · ');

/** The last line of a file that is not the whole list. */
const cut: Record<Language, string> = {
  'en-US': '{mark} Cut after {rows} rows. Narrow the filter to get the rest.',
  'zh-CN': '{mark} 仅导出前 {rows} 行。请缩小筛选范围以导出其余内容。',
  'es-ES': '{mark} Cortado tras {rows} filas. Acote el filtro para obtener el resto.',
};
export const cutLine = (language: Language, rows: number) => fill(cut[language], { mark: CUT_MARK, rows });
