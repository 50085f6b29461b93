// How the server says no: problem details (RFC 9457), but a JSON string on the session endpoints,
// as the specification has it.
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { NOT_FOUND } from '#api/contract/wire/problem.ts';
import type { Problem } from '#api/contract/wire/problem.ts';
import * as session from '#api/contract/session/session.ts';
import * as passwords from '#api/contract/session/passwords.ts';
import * as registration from '#api/contract/session/registration.ts';
import type { ApiContext } from '../env.ts';
import { replyJson, replyText, setReplyHeader } from '../headers.ts';

export type ProblemDetails = {
  readonly status: ContentfulStatusCode;
  /** Stable and snake_case: programs go by it. */
  readonly code: string;
  /** A sentence for the person. */
  readonly detail: string;
  readonly title?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  /** Figures, and for a refusal that concerns one, `line` from 1 and `field` by the wire's name. */
  readonly facts?: NonNullable<Problem['facts']>;
  readonly retryAfterSeconds?: number;
};

const TITLES: Readonly<Record<number, string>> = {
  400: 'The request is malformed',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Too slow',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported content type',
  422: 'Refused',
  429: 'Too many attempts',
  500: 'Internal error',
  503: 'Not available at the moment',
};

const PLAIN_PATHS: ReadonlySet<string> = new Set(
  [
    session.login,
    session.logout,
    registration.register,
    registration.changeProfile,
    passwords.forgotPassword,
    passwords.resetPassword,
  ].map(({ path }) => path),
);

const usesPlainText = (path: string): boolean => PLAIN_PATHS.has(path.replace(/\/$/, ''));

/** @returns the reply of a problem: a JSON string where the endpoint called uses plain text. */
export function replyProblem(c: ApiContext, details: ProblemDetails): Response {
  const { status, code, detail, retryAfterSeconds } = details;
  if (retryAfterSeconds !== undefined) setReplyHeader(c, 'retry-after', String(retryAfterSeconds));
  // The rest of the body is not read, so nothing else can follow it.
  if (status === 413) setReplyHeader(c, 'connection', 'close');
  if (usesPlainText(c.req.path)) return replyJson(c, detail, status);
  const body: Problem = {
    type: `urn:lekha:problem:${code}`,
    title: details.title ?? TITLES[status] ?? 'Refused',
    status,
    detail,
    code,
    ...(details.errors === undefined ? {} : { errors: [...details.errors] }),
    ...(details.facts === undefined ? {} : { facts: { ...details.facts } }),
  };
  return replyText(c, JSON.stringify(body), { status, type: 'application/problem+json' });
}

/** What is not there, and what is not the caller's to see: the same bytes. */
export const notFound = (c: ApiContext): Response => replyJson(c, NOT_FOUND, 404);
