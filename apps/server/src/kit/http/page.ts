import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './security-headers.ts';

/** The one page of the web app, as it was built: plain, and compressed for those who say that they read it. */
export interface Page {
  send(request: FastifyRequest, reply: FastifyReply, code: 200 | 404): FastifyReply;
}

const READS = { br: /\bbr\b(?!;q=0)/, gzip: /\bgzip\b(?!;q=0)/ };

const read = async (path: string) => (existsSync(path) ? readFile(path) : undefined);

const INLINE_SCRIPT = /<script>([^<]*)<\/script>/g;

/** The page's own inline scripts are allowed by their hashes, and no other is. */
const policyOf = (html: string) =>
  contentSecurityPolicy(
    ...Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) =>
      createHash('sha256').update(script).digest('base64'),
    ),
  );

export async function loadPage(folder: string): Promise<Page | undefined> {
  const file = join(folder, 'index.html');
  const plain = await read(file);
  if (!plain) return undefined;
  const compressed = { br: await read(`${file}.br`), gzip: await read(`${file}.gz`) };
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  const policy = policyOf(plain.toString());
  return {
    send(request, reply, code) {
      const reads = request.headers['accept-encoding'] ?? '';
      const how = (['br', 'gzip'] as const).find((one) => READS[one].test(reads) && compressed[one]);
      void reply.headers({
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        etag: tag,
        'content-security-policy': policy,
      });
      if (code === 200 && request.headers['if-none-match'] === tag) return reply.code(304).send();
      if (how) void reply.header('content-encoding', how);
      return reply
        .code(code)
        .type('text/html; charset=utf-8')
        .send(how ? compressed[how] : plain);
    },
  };
}
