import type { Access, Call } from './kit/call.ts';
import type { ScreenDeclaration } from './kit/screen.ts';
import { screens } from './screens.ts';

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

const table = (title: string, headings: string[], rows: string[][]) =>
  [
    `## ${title}`,
    '',
    row(...headings),
    row(...headings.map(() => '---')),
    ...rows.map((cells) => row(...cells)),
    '',
  ].join('\n');

const whoMay = (access: Access) => (typeof access === 'string' ? access : access.join(', '));

const byText = (one: string, other: string) => (one < other ? -1 : 1);

/** A line per call, sorted by path. */
const listOfCalls = (calls: readonly Call[]) => {
  const sorted = calls.toSorted((one, other) => byText(`${one.path} ${one.method}`, `${other.path} ${other.method}`));
  const rows = sorted.map(({ method, path, name, access, posting, upload }) => [
    method,
    path,
    name,
    whoMay(access),
    [posting && 'posting', upload && 'upload'].filter(Boolean).join(', '),
  ]);
  return table('Calls', ['Method', 'Path below /app', 'Call', 'Access', 'Kind'], rows);
};

/** A line per screen, sorted by path. */
const listOfScreens = () => {
  const declared: [string, ScreenDeclaration][] = Object.entries(screens);
  const rows = declared
    .sort(([one], [other]) => byText(one, other))
    .map(([path, { access, group = '', search = {} }]) => [
      path,
      whoMay(access),
      group,
      Object.keys(search).join(', '),
    ]);
  return table('Screens', ['Path', 'Access', 'Group', 'Search params'], rows);
};

/** The access list: every call and screen with the roles that open it, for reviewers. */
export const accessList = (calls: readonly Call[]) => ['# Access', '', listOfCalls(calls), listOfScreens()].join('\n');
