import type { Tree } from './tree.ts';

/** An error, its place, and how to mend it. */
export interface Finding {
  file: string;
  line?: number;
  text: string;
}

export interface Verdict {
  /** The number of things checked, for the line that the check prints. */
  figures: string;
  findings: Finding[];
}

export interface Rule {
  name: string;
  check(tree: Tree): Verdict;
}
