import type { Language } from '@gemba/contract/kit/languages';
import type { FirstCatalogues, Load, Namespace } from './kit/text/catalogues.ts';

const TONGUES = { 'en-US': 'en', 'zh-CN': 'zh', 'es-ES': 'es' } as const satisfies Record<Language, string>;

/** Catalogues by name and language from the files of a glob. A catalogue is called like its folder. */
export const gather = <Name extends Namespace>(files: Record<string, Load>) =>
  Object.fromEntries(
    Object.keys(files)
      .filter((file) => file.endsWith('.en.ts'))
      .map((english) => {
        const inLanguage = ([language, tongue]: [string, string]) => [
          language,
          files[english.replace('en.ts', `${tongue}.ts`)],
        ];
        return [english.split('/').at(-2), Object.fromEntries(Object.entries(TONGUES).map(inLanguage))];
      }),
  ) as Record<Name, Record<Language, Load>>;

/** The words of Login. The list of the others grows with each capability, so it comes with the first screen. */
export const firstCatalogues: FirstCatalogues = gather(
  import.meta.glob<{ default: object }>(['./{kit,kit/client,auth}/texts.{en,zh,es}.ts']),
);
