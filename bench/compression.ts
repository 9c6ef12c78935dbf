import { Browser } from '../apps/server/src/testing/browser.ts';
import type { Bench } from './serve.ts';
import { ms, share, timed } from './timing.ts';

const BITS_PER_MS = 1_600;
const ROUNDS = 60;

/** Answers of growing length on a phone network of 1.6 Mbps: the time they travel, plain and compressed, with the server's. */
export async function benchCompression({ url }: Bench) {
  const browser = new Browser(url);
  const { data } = await browser.post<{ token: string }>('/login', {
    companyCode: 'DEMO',
    userName: 'admin',
    password: 'gemba-demo',
  });
  browser.token = data.token;
  let worth = true;
  for (const limit of [1, 2, 3, 5, 10, 20, 50, 100]) {
    const ask = async (encoding: string) => {
      const took: number[] = [];
      let bytes = 0;
      for (let round = 0; round < ROUNDS; round += 1)
        took.push(
          await timed(async () => {
            const answer = await browser.send(`/app/parts?q=a&limit=${limit}`, {
              headers: { 'accept-encoding': encoding },
            });
            bytes = Number(answer.headers.get('content-length'));
          }),
        );
      return { bytes, time: share(took, 0.5), wire: (bytes * 8) / BITS_PER_MS };
    };
    const [plain, packed] = [await ask('identity'), await ask('br')];
    const [before, after] = [plain.time + plain.wire, packed.time + packed.wire];
    console.log(
      `${limit} parts: ${plain.bytes} bytes in ${ms(before)} plain, ${packed.bytes} bytes in ${ms(after)} as browsers ask, ratio ${(after / before).toFixed(2)}`,
    );
    if (packed.bytes < plain.bytes) worth = worth && after < before;
  }
  return worth;
}
