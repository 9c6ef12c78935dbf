/** Vite for the screens, with its proxy to the server: a process of `npm run dev`. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer, type Plugin } from 'vite';
import { HEADERS } from '../../apps/server/src/kit/http/security-headers.ts';
import { at, giveUp } from '../kit/project.mjs';

const NONCE = 'dev';
const RESTART_WITHIN_MS = 15_000;

/** The policy of the real page, plus a nonce for the scripts and styles that Vite writes into it. */
const policy = HEADERS['content-security-policy'].replace(/(script|style)-src 'self'/g, `$& 'nonce-${NONCE}'`);

const isListening = ({ hostname, port }: URL) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.end());
  });

const passOnWhenListening = async (server: URL, next: () => void) => {
  const deadline = Date.now() + RESTART_WITHIN_MS;
  while (!(await isListening(server)) && Date.now() < deadline) await sleep(50);
  next();
};

/** Requests made while the server restarts wait for it. */
const waitForServer = (server: URL): Plugin => ({
  name: 'wait-for-server',
  configureServer({ middlewares }) {
    middlewares.use('/app', (_request, _response, next) => void passOnWhenListening(server, next));
  },
});

const vite = await createServer({
  configFile: at('apps', 'web', 'vite.config.ts'),
  plugins: [waitForServer(new URL(process.env['GEMBA_SERVER'] ?? ''))],
  server: { headers: { ...HEADERS, 'content-security-policy': policy } },
  html: { cspNonce: NONCE },
});
await vite.listen().catch((error: Error) => giveUp(error.message));
