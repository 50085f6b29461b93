// The table over the specification: each of its rows is met by what the product has.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fieldsOnWire, holdsRecord } from '#core/shapes/record.ts';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#api/contract/endpoints.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { REJECTION_STATUS } from '#api/http/rejections/status.ts';
import { calls } from '#tests/specimens/specification/calls.ts';
import type { Row } from '#tests/specimens/specification/row.ts';
import { rules } from '#tests/specimens/specification/rules.ts';
import { screens } from '#tests/specimens/specification/screens.ts';
import { ROUTES } from './lists/routes.ts';

const ROOT = join(import.meta.dirname, '../..');

function sourceOf(folder: string, ending: RegExp): string {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

/** JSX and the formatter break a sentence over lines, and quotes may be escaped. */
const flat = (text: string) =>
  text
    .replaceAll("\\'", "'")
    .replaceAll('&apos;', "'")
    .replace(/'\s*\+\s*'/g, '')
    .replace(/\s+/g, ' ');

const WORDS = flat(sourceOf('web', /\.tsx?$/) + sourceOf('api', /\.ts$/));
const TITLES = [...sourceOf('tests', /\.test\.tsx?$|\.spec\.ts$/).matchAll(TITLE())]
  .map(([, title]) => title)
  .join('\n');

function TITLE() {
  return /\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(?:\[[\s\S]*?\]\)\(\s*)?['"`](.+?)['"`],/g;
}

const ALL = Object.entries(endpoints) as [string, Endpoint][];

function fieldsOf(name: string): string[] {
  const endpoint = ALL.find(([one]) => one === name)?.[1];
  if (endpoint === undefined) return [];
  const reply = JSON.stringify(
    z.toJSONSchema(endpoint.reply, {
      io: holdsRecord(endpoint.reply) ? 'input' : 'output',
      unrepresentable: 'any',
    }),
  );
  const names = [...reply.matchAll(/"(\w+)":\{/g)].map(([, field]) => field ?? '');
  return [...(endpoint.body ? Object.keys(fieldsOnWire(endpoint.body).shape) : []), ...names];
}

/** @returns whether the specification is met there. */
function isMet([, , check]: Row): boolean {
  if ('screen' in check) return ROUTES.has(check.screen);
  if ('text' in check) return WORDS.includes(check.text);
  if ('call' in check) {
    return ALL.some(([, { method, path }]) => `${method} ${path}` === check.call);
  }
  if ('field' in check) return fieldsOf(check.of).includes(check.field);
  if ('refusal' in check) return check.refusal in REJECTION_STATUS;
  return TITLES.toLowerCase().includes(check.proved.toLowerCase());
}

const ROWS = [...screens, ...calls, ...rules];

describe('the specification', () => {
  test.each(ROWS)('section %s: %s', (...row) => {
    expect(isMet(row)).toBe(true);
  });

  test('no row stands twice', () => {
    const rows = ROWS.map((row) => JSON.stringify(row));
    expect(new Set(rows).size).toBe(rows.length);
  });
});
