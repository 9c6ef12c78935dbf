export interface Sending {
  method: string;
  path: string;
  status: number | string;
  ms: number;
}

let watcher: ((sending: Sending) => void) | undefined;

/** For the debug console: requests and answers, without bodies, queries or tokens. */
export const watchSendings = (watch: typeof watcher) => {
  watcher = watch;
};

export const sent = ({ method, url }: { method: string; url: string }, status: Sending['status'], since: number) =>
  watcher?.({ method, path: url.split('?')[0] ?? url, status, ms: Math.round(performance.now() - since) });
