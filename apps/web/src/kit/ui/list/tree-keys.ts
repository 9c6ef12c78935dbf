export interface TreePlace {
  /** 0 is the root. */
  level: number;
  /** Its position among its siblings. */
  position: number;
  /** The number of siblings, itself included. */
  setSize: number;
  /** Undefined for a leaf. */
  expanded: boolean | undefined;
}

type Target = number | 'toggle' | 'follow' | undefined;

/** The effect of a key in a tree: a line to go to, or an action on the line itself. */
export function targetInTree(key: string, from: number, placeOf: (line: number) => TreePlace | undefined): Target {
  const place = placeOf(from);
  if (!place) return undefined;
  const { level, expanded } = place;
  const exists = (line: number) => (placeOf(line) ? line : undefined);
  switch (key) {
    case 'ArrowDown':
      return exists(from + 1);
    case 'ArrowUp':
      return exists(from - 1);
    case 'ArrowRight':
      return expanded === undefined ? undefined : expanded ? exists(from + 1) : 'toggle';
    case 'ArrowLeft':
      return expanded ? 'toggle' : lineAbove(from, level, placeOf);
    case ' ':
      return expanded === undefined ? undefined : 'toggle';
    case 'Enter':
      return 'follow';
    case 'Home':
      return 0;
    case 'End':
      return lastLine(from, placeOf);
    default:
      return undefined;
  }
}

const lineAbove = (from: number, level: number, placeOf: (line: number) => TreePlace | undefined) => {
  for (let line = from - 1; line >= 0; line -= 1) if ((placeOf(line)?.level ?? level) < level) return line;
  return undefined;
};

const lastLine = (from: number, placeOf: (line: number) => TreePlace | undefined) => {
  let line = from;
  while (placeOf(line + 1)) line += 1;
  return line;
};
