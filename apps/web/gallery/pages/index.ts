import type { ComponentType } from 'react';
import * as acting from './acting.tsx';
import * as browsing from './browsing.tsx';
import * as charts from './charts.tsx';
import * as choosing from './choosing.tsx';
import * as files from './files.tsx';
import * as foundations from './foundations.tsx';
import * as frames from './frames.tsx';
import * as lists from './lists.tsx';
import * as postings from './postings.tsx';
import * as quantities from './quantities.tsx';
import * as rows from './rows.tsx';
import * as screens from './screens.tsx';
import * as states from './states.tsx';
import * as telling from './telling.tsx';
import * as tiles from './tiles.tsx';
import * as typing from './typing.tsx';

/** Every page by its name: an exported component of one of these files. */
export const pages: Record<string, ComponentType> = {
  ...foundations,
  ...frames,
  ...acting,
  ...lists,
  ...browsing,
  ...rows,
  ...tiles,
  ...choosing,
  ...typing,
  ...files,
  ...quantities,
  ...postings,
  ...states,
  ...telling,
  ...charts,
};

/** Whole screens, to be held beside the mock-ups; they have no gallery around them. */
export const wholeScreens: Record<string, ComponentType> = { ...screens };
