import type { Counts } from './tally.ts';

export interface Outcome {
  counts: Counts;
  /** Output for the reader when the step failed. */
  output?: string;
}

/** Means that the steps share. */
export interface Run {
  /** Gone afterwards. */
  folder: string;
  browser: Promise<string | undefined>;
  /** The projects of the unit tests that were asked for; none means all. */
  projects: string[];
}

export interface Step {
  /** The word for `--only`. Several steps may share one. */
  name: string;
  title: string;
  /** Steps without which this one says nothing. */
  needs?: string[];
  /** Alone on the machine and with its output shown, since it takes long. */
  alone?: boolean;
  run(run: Run): Promise<Outcome>;
}
