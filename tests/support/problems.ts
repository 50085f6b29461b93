// How the server says no, as the tests compare it: whole, or by the fields that it names.
import { expect } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#api/contract/endpoints.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import type { Got } from './server.ts';

/** Every name that a field of some call has, those within objects and lines too. */
const WIRE_NAMES: ReadonlySet<string> = new Set(
  (Object.values(endpoints) as readonly Endpoint[])
    .flatMap(({ body, lines }) =>
      [body, lines].flatMap((schema) => [
        ...JSON.stringify(
          schema === undefined
            ? {}
            : z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
        ).matchAll(/"([a-z_]+)":\{/g),
      ]),
    )
    .map(([, name = '']) => name),
);

/** The reply to what is not there, or not the caller's to see. */
export const NOT_THERE = [404, 'Not Found'] as const;

/** @returns status and body, to be compared in one go. */
export const answerOf = ({ status, body }: Got): readonly [number, unknown] => [status, body];

/**
 * Expects a refusal of the rules: its status, its code, its figures, and words for a person. The
 * field that it names is one that some call has; which one is for `places.test.ts`.
 */
export function expectRefused(
  got: Got,
  status: number,
  code: string,
  facts: Readonly<Record<string, unknown>> = {},
): void {
  expect(got.headers.get('Content-Type')).toBe('application/problem+json');
  const { field, ...figures } = (got.body as { facts: { field?: string } }).facts;
  if (field !== undefined) expect(WIRE_NAMES).toContain(field.split('.')[0]);
  expect({ ...(got.body as object), facts: figures }).toStrictEqual({
    type: `urn:lekha:problem:${code}`,
    title: expect.stringMatching(/^[A-Z]/),
    status,
    detail: expect.stringMatching(/^[\p{Lu}\d₹].*\.$/u),
    code,
    facts,
  });
  expect(got.status).toBe(status);
}

/** Expects a 400 that names exactly these fields. */
export function expectFields(got: Got, fields: readonly string[]): void {
  expect(got.headers.get('Content-Type')).toBe('application/problem+json');
  expect(got.body).toMatchObject({ status: 400, code: 'invalid_request' });
  const { errors } = got.body as { errors: readonly { field: string; message: string }[] };
  expect(errors.map(({ field }) => field)).toStrictEqual(fields);
  for (const { message } of errors) expect(message).toMatch(/^[A-Z].*\.?$/);
}
