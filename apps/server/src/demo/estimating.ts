export type Progress = (text: string, done: number, total: number) => void;

const inWords = (ms: number) => (ms < 90_000 ? `${Math.ceil(ms / 1_000)} s` : `${Math.round(ms / 60_000)} min`);

/** Tells progress with the time that is left, at the pace since the estimate began. */
export const estimating = (progress: Progress = () => {}, clock = () => performance.now()): Progress => {
  const begun = clock();
  return (text, done, total) => {
    const left = ((clock() - begun) / done) * (total - done);
    progress(done > 0 ? `${text}, about ${inWords(left)} left,` : text, done, total);
  };
};
