/** All that the files of a new call are called, from `warehouse/dock get-dock`. */
export interface Named {
  /** `warehouse` */
  capability: string;
  /** `warehouse/dock`: the folder below `src` in the three trees. */
  folder: string;
  /** `../../`: from the folder back to `src`. */
  up: string;
  /** `get-dock` */
  stem: string;
  /** `getDock` */
  call: string;
  /** `dock` */
  thing: string;
  /** `Dock` */
  Thing: string;
  /** `loading dock`, in the middle of a sentence. */
  words: string;
}

const KEBAB = /^[a-z]+(?:-[a-z0-9]+)*$/;

const camel = (stem: string) => stem.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const pascal = (stem: string) => camel(`-${stem}`);

/** Throws the reason why a call cannot be called so. */
export function nameCall(folder: string, stem: string): Named {
  if (!folder.split('/').every((part) => KEBAB.test(part)))
    throw new Error(`"${folder}" is no folder of a capability.`);
  if (!KEBAB.test(stem) || !stem.startsWith('get-'))
    throw new Error(
      `"${stem}" does not begin with get-. A call that lists or posts starts from one like it: listTransfers, moveStock.`,
    );
  const thing = stem.slice('get-'.length);
  const [capability = ''] = folder.split('/');
  return {
    capability,
    folder,
    up: '../'.repeat(folder.split('/').length),
    stem,
    call: camel(stem),
    thing: camel(thing),
    Thing: pascal(thing),
    words: thing.replaceAll('-', ' '),
  };
}
