import { isIP } from 'node:net';
import { InstantText } from '@gemba/contract/kit/dates';
import { DEVICE_TIME_HEADER } from '@gemba/contract/kit/device-time';
import type { Language } from '@gemba/contract/kit/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDesktop } from './device.ts';
import type { Noted } from './request-facts.ts';

/** The part of the HTTP request that an operation may see, and the cookies it may set. */
export interface Visit {
  readonly address: string;
  /** The name and port under which the client reached the server, as it says. */
  readonly host: string;
  /** With the protocol, which a proxy says. */
  readonly origin: string;
  readonly device: string;
  /** The client says that it is a computer at a desk. */
  readonly desktop: boolean;
  readonly language: Language;
  /** The clock of the device at the moment it sent, as it says; undefined where it does not. */
  readonly deviceTime: string | undefined;
  readonly xsrfHeader: unknown;
  /** The token, for a call that is open and yet says more to somebody who is signed in. */
  readonly authorization: string | undefined;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string, path: string): void;
  /** Ids for the log line of this request, where no session says them. Never a name that somebody typed. */
  concerns(companyId: number, userId: number | undefined): void;
  /**
   * Adds facts about the decision to the log line of this request: ids, states and codes, never text that somebody
   * typed.
   */
  note(facts: Noted): void;
}

interface CookieOptions {
  path: string;
  httpOnly: boolean;
  seconds: number;
}

/** As PostgreSQL reads an address: no zone of a link-local one, no IPv4 in the clothes of IPv6, nothing a proxy made up. */
export const plainAddress = (ip: string) => {
  const [address = ''] = ip.split('%');
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) === 0 ? '0.0.0.0' : bare;
};

const deviceTimeOf = (header: unknown) => {
  const read = InstantText.safeParse(header);
  return read.success ? read.data : undefined;
};

/** Where a request comes from, and the token it brings. */
export const callerOf = (request: FastifyRequest) => ({
  address: plainAddress(request.ip),
  authorization: request.headers.authorization,
});

export const visitOf = (request: FastifyRequest, reply: FastifyReply): Visit => ({
  ...callerOf(request),
  host: request.host,
  origin: `${request.protocol}://${request.host}`,
  device: (request.headers['user-agent'] ?? '').slice(0, 200),
  desktop: isDesktop(request.headers),
  language: request.language,
  deviceTime: deviceTimeOf(request.headers[DEVICE_TIME_HEADER.toLowerCase()]),
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
  concerns: (companyId, userId) => {
    request.concerns = { companyId, userId };
  },
  note: (facts) => {
    (request.noted ??= []).push(facts);
  },
});
