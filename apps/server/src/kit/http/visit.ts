import type { Language } from '@gemba/contract/kit/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What an operation may know of the HTTP request it came with, and the cookies it may set. */
export interface Visit {
  readonly address: string;
  readonly device: string;
  readonly language: Language;
  readonly xsrfHeader: unknown;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string, path: string): void;
}

interface CookieOptions {
  path: string;
  httpOnly: boolean;
  seconds: number;
}

export const visitOf = (request: FastifyRequest, reply: FastifyReply): Visit => ({
  address: request.ip,
  device: (request.headers['user-agent'] ?? '').slice(0, 200),
  language: request.language,
  xsrfHeader: request.headers['x-xsrf-token'],
  cookie: (name) => request.cookies[name],
  setCookie: (name, value, { path, httpOnly, seconds }) => {
    void reply.setCookie(name, value, {
      path,
      httpOnly,
      maxAge: seconds,
      sameSite: 'strict',
      secure: request.protocol === 'https',
    });
  },
  clearCookie: (name, path) => {
    void reply.clearCookie(name, { path });
  },
});
