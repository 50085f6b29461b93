// The replies of the server as files, shared with the browser's tests: one per endpoint. They are
// compared; RECORD_REPLIES=1 writes them anew, and the difference is for people to read.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { INVITATION_DAYS } from '#core/book/index.ts';
import { calendarDate, daysAfter, daysBetween } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';

const FOLDER = join(import.meta.dirname, '../../specimens/replies');

const fileOf = (name: string): string => join(FOLDER, `${name}.json`);

/** The names of the endpoints whose replies are kept. */
export const recordedNames = (): readonly string[] =>
  readdirSync(FOLDER).map((file) => file.replace(/\.json$/, ''));

export const recordedReply = (name: string): unknown =>
  JSON.parse(readFileSync(fileOf(name), 'utf8'));

/** Compares a whole reply, its instants aside, with the one that is kept. */
export function expectRecorded(name: string, reply: unknown): void {
  const records = process.env['RECORD_REPLIES'] === '1';
  const kept = records || !existsSync(fileOf(name)) ? undefined : recordedReply(name);
  const text = `${JSON.stringify(steady(withSteadyDays(reply), kept), null, 2)}\n`;
  if (records) {
    mkdirSync(dirname(fileOf(name)), { recursive: true });
    writeFileSync(fileOf(name), text);
  }
  expect(existsSync(fileOf(name)), `RECORD_REPLIES=1 writes ${name}.json`).toBe(true);
  expect(JSON.parse(text)).toStrictEqual(recordedReply(name));
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Where the log stands moves with each example; the generation of a book's rows with each run. */
const POSITION = /^((?:\d+-)?\d+)(?:\.\d+){6}$/;
const STEADY_INSTANT = '2026-11-21T05:30:00.000Z';
const STEADY_DAY = '2026-11-21';
const RANDOM_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const STEADY_ID = '00000000-0000-4000-8000-000000000000';
/** Of an event: its instant is in it. */
const STEADY_HASH = '0'.repeat(64);
const TOKEN = /(?<=#token=)[\w-]{43}$/;

/** Read anew each time, so that a run over midnight is none the worse. */
const dayInIndia = (): CalendarDate =>
  calendarDate(new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' }));

/** The header of an event as it is hashed: JSON with its book's id and its instant in it. */
const HEADER_PARTS = /"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"|"\d{4}-\d\d-\d\dT[\d:.]{15}Z"/g;

/** What is so many days after the day of the run, by its name: a reply that is made in the run. */
const DAYS_AFTER_TODAY: ReadonlyMap<string, number> = new Map([
  ['undo_until', 30],
  ['due_date', 15],
  ['ends_on', INVITATION_DAYS],
]);

function steadyMember(name: string, member: unknown, kept: unknown): unknown {
  const days = DAYS_AFTER_TODAY.get(name);
  if (days !== undefined && member === daysAfter(dayInIndia(), days)) {
    return daysAfter(calendarDate(STEADY_DAY), days);
  }
  if (name === 'hash' || name === 'previous_hash') return STEADY_HASH;
  if (name === 'header') return String(member).replace(HEADER_PARTS, '""');
  // How many entries are late grows with the days between the examples and the run.
  if (name === 'late' || name === 'is_late') return typeof member === 'number' ? 0 : false;
  return steady(member, kept);
}

/**
 * What differs from run to run is written as on the day of the examples.
 * @param kept what stands there in the recorded reply: a day of the examples that is today by
 *   chance, as the last of a month is, stays as it is.
 */
function steady(value: unknown, kept: unknown): unknown {
  if (typeof value === 'string') {
    if (value === dayInIndia() && value !== kept) return STEADY_DAY;
    if (INSTANT.test(value)) return STEADY_INSTANT;
    if (RANDOM_ID.test(value)) return STEADY_ID;
    return value.replace(TOKEN, 'x'.repeat(43)).replace(POSITION, '$1.9.8.1.7.1.7');
  }
  if (Array.isArray(value)) {
    return value.map((item, at) => steady(item, Array.isArray(kept) ? kept[at] : undefined));
  }
  if (typeof value !== 'object' || value === null) return value;
  return withSteadyStatus(
    Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        name,
        steadyMember(name, member, memberOf(kept, name)),
      ]),
    ),
  );
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** How late a row is as of today is told as of the day of the examples. */
function withSteadyDays(reply: unknown): unknown {
  const [asOf, rows] = [memberOf(reply, 'as_of'), memberOf(reply, 'rows')];
  if (asOf !== dayInIndia() || !Array.isArray(rows)) return reply;
  const since = daysBetween(calendarDate(STEADY_DAY), dayInIndia());
  const steadied = rows.map((row: object) => {
    const late = memberOf(row, 'days_late');
    return typeof late === 'number' ? { ...row, days_late: late - since } : row;
  });
  return { ...Object(reply), rows: steadied };
}

/**
 * What is not done by its day is overdue after it, and due once its period is over, on whichever
 * day the tests run.
 */
function withSteadyStatus(value: Record<string, unknown>): Record<string, unknown> {
  const { due_on: dueOn, status, to } = value;
  const waits = ['open', 'due', 'overdue'].includes(String(status));
  if (typeof dueOn !== 'string' || !waits) return value;
  const isOver = typeof to === 'string' && to < STEADY_DAY;
  return { ...value, status: dueOn < STEADY_DAY ? 'overdue' : isOver ? 'due' : 'open' };
}
