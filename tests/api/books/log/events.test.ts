// The log of a book as pages and by filters.
import type { EventCard, EventPage } from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { iyer, meera } from '#tests/specimens/books/people.ts';
import { expectFields } from '#tests/support/problems.ts';
import type { Ask, Team } from '#tests/support/team.ts';
import { openLogBook } from './log-book.ts';
import type { LogBook } from './log-book.ts';

let book: LogBook;
let team: Team;
beforeAll(async () => {
  book = await openLogBook();
  team = book.team;
});
afterAll(() => team.close());

const params = () => ({ bookId: team.bookId });
const ask = (query: Ask['query'] = {}) => team.auditor('listEvents', { params: params(), query });
const seqsOf = ({ events }: EventPage) => events.map(({ seq }) => seq);

describe('the events of a book', () => {
  it('are listed newest first without a gap, in words', () => {
    const last = book.all[0]?.seq ?? 0;
    expect(book.all.map(({ seq }) => seq)).toStrictEqual(book.all.map((_, index) => last - index));
    expect(last).toBe(book.all.length);
    const { number } = book.corrected;
    expect(book.all.slice(0, 3).map(({ title, actor }) => [title, actor.name])).toStrictEqual([
      [`Correction of #${number}`, iyer.profile.name],
      [`Reversal of #${number}`, iyer.profile.name],
      ['Payment posted', iyer.profile.name],
    ]);
    expect(book.all[2]).toMatchObject({
      what: 'Rent of June',
      ends_act: true,
      journal: { date: '2026-06-05', amount: '700.00', is_late: true, from_document: false },
    });
  });

  it('end an act where the next one was recorded at another instant', () => {
    for (const [index, { seq, ends_act: ends, recorded_at: at }] of book.all.entries()) {
      if (!ends) expect(book.all[index - 1]?.recorded_at, `after event ${seq}`).toBe(at);
    }
    expect(book.all[1]?.ends_act).toBe(false);
  });

  it.each([1, 3, 50])('are all met once in pages of %i, in both directions', async (limit) => {
    const down: number[] = [];
    for (let before: number | null = book.all.length + 1; before !== null;) {
      const got = await book.page({ limit, before });
      down.push(...seqsOf(got));
      before = got.next;
    }
    expect(down).toStrictEqual(book.all.map(({ seq }) => seq));
    const up: number[] = [];
    for (let after: number | null = 1; after !== null;) {
      const got = await book.page({ limit, after });
      up.push(...seqsOf(got).toReversed());
      after = got.next;
    }
    expect(up).toStrictEqual(
      book.all
        .map(({ seq }) => seq)
        .toReversed()
        .slice(1),
    );
  });

  it.each<[string, () => NonNullable<Ask['query']>, (one: EventCard) => boolean]>([
    ['a person', () => ({ by: iyer.id }), ({ actor }) => actor.id === iyer.id],
    ['a kind', () => ({ kind: 'account' }), ({ kind }) => kind === 'account'],
    ['a kind that is part of another', () => ({ kind: 'type' }), () => false],
    [
      'a person and a kind',
      () => ({ kind: 'journal', by: meera.id }),
      (one) => one.kind === 'journal' && one.actor.id === meera.id,
    ],
    [
      'a record',
      () => ({ kind: 'journal', record: book.corrected.id }),
      (one) => one.kind === 'journal' && one.record_id === book.corrected.id,
    ],
    [
      'an account',
      () => ({ account: team.account('Rent') }),
      ({ what }) => what === 'Rent of June',
    ],
    [
      'a range of amounts',
      () => ({ amount_from: '20.00', amount_to: '25' }),
      ({ journal }) => ['20.00', '25.00'].includes(journal?.amount ?? ''),
    ],
    ['late entries', () => ({ only: 'late' }), ({ journal }) => journal?.is_late === true],
    [
      'corrections',
      () => ({ only: 'corrections' }),
      ({ journal }) => ['20.00', '25.00'].includes(journal?.amount ?? ''),
    ],
    ['what is posted by hand', () => ({ source: 'hand' }), ({ journal }) => journal !== null],
    ['what documents post', () => ({ source: 'document' }), () => false],
    ['entries, of which no account is one', () => ({ only: 'late', kind: 'account' }), () => false],
    [
      'a range of events',
      () => ({ from_event: 2, to_event: 5 }),
      ({ seq }) => seq >= 2 && seq <= 5,
    ],
    ['one event', () => ({ from_event: 5, to_event: 5 }), ({ seq }) => seq === 5],
    ['days before the book', () => ({ to: '2020-01-01' }), () => false],
    ['days up to one to come', () => ({ from: '2020-01-01', to: '2999-01-01' }), () => true],
  ])('are narrowed to %s', async (_title, query, passes) => {
    expect(seqsOf(await book.page({ limit: 200, ...query() }))).toStrictEqual(
      book.all.filter(passes).map(({ seq }) => seq),
    );
  });

  it.each<[string, NonNullable<Ask['query']>, string]>([
    ['an event number that is text', { before: 'last' }, 'before'],
    ['a negative event', { from_event: '-1' }, 'from_event'],
    ['both directions at once', { before: 3, after: 1 }, 'after'],
    ['a record without its kind', { record: 1 }, 'kind'],
    ['a kind with signs in it', { kind: 'journal|.*' }, 'kind'],
    ['a record beside a filter of entries', { kind: 'journal', record: 1, only: 'late' }, 'record'],
    ['a day that is none', { from: '2026-02-30' }, 'from'],
    ['days that end before they begin', { from: '2026-06-02', to: '2026-06-01' }, 'to'],
    ['events that end before they begin', { from_event: 5, to_event: 2 }, 'to_event'],
    ['an amount that is none', { amount_to: 'much' }, 'amount_to'],
    ['an unknown mark', { only: 'odd' }, 'only'],
    ['a page of none', { limit: 0 }, 'limit'],
    ['a moment, since the log is read whole', { at: 2 }, 'at'],
  ])('refuse %s at its field', async (_title, query, field) => {
    expectFields(await ask(query), [field]);
  });
});
