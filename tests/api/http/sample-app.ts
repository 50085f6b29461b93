// A small app with the real guards and a few endpoints of its own, for what holds of every call.
import type { Readiness } from '#api/commands/rebuild/readiness.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { rejected } from '#core/kernel/result.ts';
import { z } from 'zod';
import type { Hono } from 'hono';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import type { Access } from '#api/contract/wire/endpoint.ts';
import { wireId } from '#api/contract/wire/values.ts';
import { createApp } from '#api/http/app.ts';
import type { Api, BookScope, SignedIn } from '#api/http/env.ts';
import { createCostlyPlaces } from '#api/limits/costly-places.ts';
import { NO_LIMITS } from '#api/limits/rate-limits.ts';
import { ownOrigins } from '#api/http/guards/cross-site.ts';
import { createReadPerson } from '#api/http/guards/session-guard.ts';
import { mountOn } from '#api/http/mount.ts';
import type { Mount } from '#api/http/mount.ts';
import type { LogLine } from '#api/http/log.ts';

export const sahyadriBook: BookScope = { id: 7, name: 'Sahyadri Traders', role: 'owner' };
export const chaiBook: BookScope = { id: 9, name: 'Chai Stall', role: 'auditor' };

export const meeraSignedIn: SignedIn = {
  id: 1,
  confirmation: 'link',
  isAdmin: false,
  books: [sahyadriBook, chaiBook],
  sessionHash: Buffer.alloc(32, 1),
};

type SampleApp = { app: Hono<Api>; mount: Mount; log: LogLine[] };

/** @param person who any cookie at all signs in. */
export function sampleApp({
  person = meeraSignedIn,
  books = person.books,
  https = false,
}: { person?: SignedIn; books?: readonly BookScope[]; https?: boolean } = {}): SampleApp {
  const log: LogLine[] = [];
  const app = createApp({
    origins: ownOrigins(https ? 'https://books.example' : null, '127.0.0.1', 3000),
    https,
    trustedProxies: null,
    log: (line) => log.push(line),
  });
  const mount = mountOn(app, {
    readPerson: createReadPerson(async (cookies) =>
      cookies === undefined ? null : { ...person, books },
    ),
    nameOf: async (personId) => (personId === 1 ? 'Meera Joshi' : null),
    momentOf: async () => rejected(invalidField('at', 'Is not read here.')),
    readiness: allReady,
    places: createCostlyPlaces(NO_LIMITS),
    checkReplies: true,
  });
  return { app, mount, log };
}

/** Of books that no update has touched. */
const allReady: Readiness = {
  standingOf: async () => null,
  survey: async () => ({ rebuilding: null, faults: [], newer: 0 }),
  rebuildingOf: async () => [],
  onWanted: () => undefined,
};

/** Answers with what it was given, so that a test can see what a body was read as. */
export const echo = <const Name extends Access>(access: Name) =>
  endpoint({
    method: 'POST',
    path: '/api/echo',
    summary: 'What was sent',
    access,
    forms: true,
    body: z.looseObject({
      assets: z.boolean().optional(),
      book_id: wireId.optional(),
    }),
    reply: z.record(z.string(), z.unknown()),
  });

export const jsonPost = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
});
