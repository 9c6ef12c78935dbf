import { useEffect } from 'react';
import { IntlProvider, type Locale } from 'use-intl';
import en from '../src/kit/texts.en.ts';
import es from '../src/kit/texts.es.ts';
import zh from '../src/kit/texts.zh.ts';
import { classesOf } from '../src/kit/ui/classes.ts';
import { NoticeLayer } from '../src/kit/ui/feedback/NoticeLayer.tsx';
import { List } from '../src/kit/ui/list/List.tsx';
import { ListRow } from '../src/kit/ui/list/ListRow.tsx';
import styles from './gallery.module.css';
import { pages, wholeScreens } from './pages/index.ts';
import { useAddress } from './use-address.ts';

const c = classesOf(styles);

const languages: Record<string, { locale: Locale; words: typeof en }> = {
  en: { locale: 'en-US', words: en },
  zh: { locale: 'zh-CN', words: zh },
  es: { locale: 'es-ES', words: es },
};
const toggles = { theme: ['light', 'dark'], lang: ['en', 'zh', 'es'], touch: ['normal', 'glove'] };

export function Gallery() {
  const { page, option, hrefOf } = useAddress();
  const language = languages[option('lang', 'en')] ?? languages['en']!;
  const theme = option('theme', 'light');
  const touch = option('touch', 'normal');

  useEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, touch });
    document.documentElement.lang = language.locale;
  }, [theme, touch, language]);

  const Page = pages[page];
  const Whole = wholeScreens[page];
  const names = [...Object.keys(pages), ...Object.keys(wholeScreens)];

  return (
    <IntlProvider locale={language.locale} timeZone="UTC" messages={{ kit: language.words }}>
      {Whole ? (
        <Whole />
      ) : (
        <div className={c('gallery')}>
          <header className={c('head')}>
            <h1 className={c('title')}>{page ? <a href={hrefOf('')}>‹ {page}</a> : 'Gemba gallery'}</h1>
            <div className={c('toggles')}>
              {Object.entries(toggles).map(([name, values]) => (
                <select
                  key={name}
                  aria-label={name}
                  className={c('toggle')}
                  value={option(name, values[0]!)}
                  onChange={(event) => window.location.assign(hrefOf(page, { [name]: event.target.value }))}
                >
                  {values.map((value) => (
                    <option key={value}>{value}</option>
                  ))}
                </select>
              ))}
            </div>
          </header>
          {Page ? (
            <div key={page} className={c('page')}>
              <Page />
            </div>
          ) : (
            <List>
              {names.map((name) => (
                <ListRow key={name} title={name} href={hrefOf(name)} />
              ))}
            </List>
          )}
        </div>
      )}
      <NoticeLayer />
    </IntlProvider>
  );
}
