/**
 * How long the thread of the server has computed: while it does, nobody is answered. Unlike a clock it does not count the time
 * in which other programs had the processor.
 */
export const threadMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
