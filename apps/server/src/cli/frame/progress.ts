const isScreen = process.stderr.isTTY;

/** Says on a screen what a long command is at, on one line that is gone at the end. A log gets none of it. */
export const showProgress = () => ({
  show: (what: string) => {
    if (isScreen) process.stderr.write(`\r\u001b[K${what}`);
  },
  end: () => {
    if (isScreen) process.stderr.write('\r\u001b[K');
  },
});
