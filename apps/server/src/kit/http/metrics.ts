import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const BUCKETS_MS = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000];

interface Series {
  statuses: Map<number, number>;
  buckets: number[];
  count: number;
  sumMs: number;
}

/** Counts in the text format that Prometheus reads. */
export interface Metrics {
  count(call: string, status: number, ms: number): void;
  gauge(name: string, help: string, read: () => number): void;
  text(): string;
}

export function createMetrics(): Metrics {
  const calls = new Map<string, Series>();
  const gauges: { name: string; help: string; read: () => number }[] = [];
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const metrics: Metrics = {
    count(call, status, ms) {
      let series = calls.get(call);
      if (!series) {
        series = { statuses: new Map(), buckets: BUCKETS_MS.map(() => 0), count: 0, sumMs: 0 };
        calls.set(call, series);
      }
      series.statuses.set(status, (series.statuses.get(status) ?? 0) + 1);
      series.count += 1;
      series.sumMs += ms;
      BUCKETS_MS.forEach((bound, at) => {
        if (ms <= bound) (series.buckets[at] as number) += 1;
      });
    },
    gauge: (name, help, read) => void gauges.push({ name, help, read }),
    text: () => [...requestLines(calls), ...durationLines(calls), ...gauges.flatMap(gaugeLines), ''].join('\n'),
  };
  metrics.gauge('gemba_memory_bytes', 'Resident memory of the process', () => process.memoryUsage.rss());
  metrics.gauge(
    'gemba_event_loop_p99_seconds',
    'How late the event loop runs, 99th percentile',
    () => delay.percentile(99) / 1e9,
  );
  metrics.gauge('gemba_uptime_seconds', 'Seconds since the process started', () => process.uptime());
  return metrics;
}

const requestLines = (calls: Map<string, Series>) => [
  '# TYPE gemba_requests_total counter',
  ...[...calls].flatMap(([call, { statuses }]) =>
    [...statuses].map(([status, count]) => `gemba_requests_total{call="${call}",status="${status}"} ${count}`),
  ),
];

const durationLines = (calls: Map<string, Series>) => [
  '# TYPE gemba_request_seconds histogram',
  ...[...calls].flatMap(([call, { buckets, count, sumMs }]) => [
    ...BUCKETS_MS.map(
      (bound, at) => `gemba_request_seconds_bucket{call="${call}",le="${bound / 1000}"} ${buckets[at]}`,
    ),
    `gemba_request_seconds_bucket{call="${call}",le="+Inf"} ${count}`,
    `gemba_request_seconds_sum{call="${call}"} ${sumMs / 1000}`,
    `gemba_request_seconds_count{call="${call}"} ${count}`,
  ]),
];

const gaugeLines = ({ name, help, read }: { name: string; help: string; read: () => number }) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  `${name} ${read()}`,
];

/** On a port of its own, so that what faces the users never shows it. */
export const serveMetrics = (metrics: Metrics, host: string, port: number) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((request, response) => {
      const found = request.method === 'GET' && request.url === '/metrics';
      response.writeHead(found ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4' });
      response.end(found ? metrics.text() : '');
    });
    server.on('error', reject);
    server.listen(port, host, () => resolve(server));
  });
