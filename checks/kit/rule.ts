import type { Tree } from './tree.ts';

/** What is wrong, where, and the way out. */
export interface Finding {
  file: string;
  line?: number;
  text: string;
}

export interface Verdict {
  /** What was looked at, in figures, for the line that the check prints. */
  figures: string;
  findings: Finding[];
}

export interface Rule {
  name: string;
  check(tree: Tree): Verdict;
}
