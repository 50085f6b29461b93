// The moment of a page: kept over links, and sent with every call that has a past.
import { afterEach, describe, expect, test } from 'vitest';
import { endpoints } from '#api/contract/endpoints.ts';
import { postJournal } from '#api/contract/journal/journal.ts';
import { presentOnlyReason } from '#api/contract/wire/endpoint.ts';
import type { Endpoint, ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import { call } from '#web/client/call.ts';
import { setShownMoment } from '#web/client/past/calls.ts';
import { clientAt, forgetPast } from '#web/client/past/caches.ts';
import { asking, queryClient } from '#web/client/query.ts';
import { atFromText, dayFromText } from '#web/shell/guards/past/entry.ts';
import { momentInShort, momentInWords } from '#web/shell/guards/past/words.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { inPresent, keepMoment, momentIn } from '#web/client/past/moment.ts';

const realFetch = window.fetch;
afterEach(() => {
  window.fetch = realFetch;
  setShownMoment(null);
  forgetPast();
});

/** @returns what is asked of the server, which gives no answer. */
function addressesAsked(): URL[] {
  const asked: URL[] = [];
  window.fetch = async (input) => {
    asked.push(new URL(new Request(input).url));
    throw new TypeError('Failed to fetch');
  };
  return asked;
}

const MOMENT = { at: '2026-11-10', asOn: '2026-10-31' };
const reads = Object.values<Endpoint>(endpoints).filter(
  (one): one is ReadEndpoint => one.method === 'GET' || one.method === 'WHERE',
);
/** Comparing and explaining name their moments, and their day, themselves. */
const isDated = (one: Endpoint) =>
  presentOnlyReason(one) === null && one.query !== undefined && 'as_on' in one.query.shape;
const paramsOf = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 1]));

describe('a call', () => {
  test('that reads a book says the moment of its cache, and one that has no past never does', async () => {
    const asked = addressesAsked();
    const client = clientAt(queryClient, 1, MOMENT);
    client.setDefaultOptions({ queries: { retry: false } });
    for (const one of reads) {
      const query = asking(one, { params: paramsOf(one) } as never);
      await client.fetchQuery(query as never).catch(() => undefined);
    }
    const sent = asked.map((address) => address.searchParams.get('at'));
    expect(sent).toEqual(reads.map((one) => (presentOnlyReason(one) === null ? MOMENT.at : null)));
    expect(asked.map((address) => address.searchParams.get('as_on'))).toEqual(
      reads.map((one) => (isDated(one) ? MOMENT.asOn : null)),
    );
    expect(sent.filter((at) => at !== null).length).toBeGreaterThan(50);
  });

  test('that stands in no cache says the moment of the page on the screen', async () => {
    const asked = addressesAsked();
    setShownMoment({ at: '1282', asOn: '2026-10-31' });
    await call(endpoints.readFigures, { params: { bookId: 1 } });
    expect(asked[0]?.searchParams.get('at')).toBe('1282');
  });

  test('that would write into the book is not sent from a page of the past', async () => {
    const asked = addressesAsked();
    setShownMoment(MOMENT);
    const body = { book_id: 1, date: '2026-11-01', narration: '', entry: [] };
    expect(await call(postJournal, { body })).toMatchObject({
      ok: false,
      failure: { status: 409 },
    });
    expect(asked).toEqual([]);
  });

  test('says no moment where its cache is of the present, whatever is on the screen', async () => {
    const asked = addressesAsked();
    setShownMoment(MOMENT);
    const query = asking(endpoints.readFigures, { params: { bookId: 1 } });
    await queryClient.fetchQuery({ ...query, retry: false }).catch(() => undefined);
    expect(asked[0]?.search).toBe('');
  });
});

describe('a moment', () => {
  const here = { pathname: '/journal', search: '?q=rent&at=2026-11-10' };

  test.each([
    ['/account/7', '/account/7?at=2026-11-10'],
    ['/billing?filter=overdue#top', '/billing?filter=overdue&at=2026-11-10#top'],
    ['?q=tea', '/journal?q=tea&at=2026-11-10'],
    ['/book/3/account', '/book/3/account?at=2026-11-10'],
    ['/account/7?at=12', '/account/7?at=12'],
    ['/account/7?as_on=2026-10-31', '/account/7?as_on=2026-10-31&at=2026-11-10'],
    [inPresent('/journal?q=rent'), '/journal?q=rent'],
  ])('is kept on the way to %s', (to, kept) => {
    expect(keepMoment(here, to)).toBe(kept);
  });

  test.each([
    '/profile',
    '/',
    '/login',
    '/admin/brand',
    '/book',
    '/book/3/history',
    'https://lekha.example/journal',
  ])('is not taken to %s, which is no page of a book', (to) =>
    expect(keepMoment(here, to)).toBe(to),
  );

  test('stays with its book on the way to another', () => {
    const ofBook = { pathname: '/book/3/journal', search: '?at=12' };
    expect(keepMoment(ofBook, '/book/4/journal')).toBe('/book/4/journal');
    expect(keepMoment(ofBook, '/customers?book=4')).toBe('/customers?book=4');
  });

  test('is the present on a page of no book, and where the address says nothing', () => {
    expect(momentIn({ pathname: '/profile', search: '?at=12' })).toBeNull();
    expect(momentIn({ pathname: '/journal', search: '?at=' })).toBeNull();
  });
});

describe('what is typed', () => {
  const today = calendarDate('2026-11-20');

  test.each([
    ['10 nov', '2026-11-10'],
    ['31 dec', '2025-12-31'],
    ['y', '2026-11-19'],
    ['event 1282', '1282'],
    ['#1,282', '1282'],
    ['1282', '1282'],
    ['10 nov 14:05', '2026-11-10T14:05:00+05:30'],
    ['2026-10-31T18:30:00Z', '2026-10-31T18:30:00Z'],
  ])('%s is a moment', (text, at) => {
    expect(atFromText(text, today)).toBe(at);
  });

  test.each(['', 'yesterday week', '31 feb', 'event', '10 nov 25:00', '-'])(
    '“%s” is no moment',
    (text) => expect(atFromText(text, today)).toBeNull(),
  );

  test('gives the latest day of its name that has begun, where it names no year', () => {
    expect(dayFromText('31 mar', today)).toBe('2026-03-31');
  });
});

test('the two clocks never stand for each other in words', () => {
  expect(momentInWords({ at: '2026-11-10', asOn: '2026-10-31' }, null)).toBe(
    'as on 31 Oct 2026, as known on 10 Nov 2026',
  );
  expect(momentInWords({ at: null, asOn: '2026-10-31' }, null)).toBe(
    'as on 31 Oct 2026, as known now',
  );
  const event = { event: 1282, recorded_at: '2026-11-10T08:35:00.000Z' };
  expect(momentInWords({ at: '1282', asOn: null }, event)).toBe(
    'as known at event 1,282, 10 Nov 2026, 14:05',
  );
});

// A browser reads each of the first five as a day, and none of them means it.
test.each(['-5', '1.5', '2026-02-31', '2026-02-31T10:00:00Z', 'May 2001', '9999999999999999'])(
  'what is no moment is said as it was written: %s',
  (at) => {
    expect(momentInWords({ at, asOn: null }, null)).toBe(`as known on ${at}`);
    expect(momentInShort({ at, asOn: null })).toBe(at);
  },
);

test('an instant is said by the clock of India', () => {
  const at = '2026-11-10T08:35:00Z';
  expect(momentInWords({ at, asOn: null }, null)).toBe('as known on 10 Nov 2026, 14:05');
});
