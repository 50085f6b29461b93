// How much an import takes: as many lines as it announced, none after its end, and of one person no
// more in a day than the limit; and that each line is answered with the record that it made.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeyedDigest } from '#api/limits/keyed-digest.ts';
import { IMPORT_LINES_PERSON } from '#api/limits/limits.ts';
import { createRateLimits } from '#api/limits/rate-limits.ts';
import { MASTER_KEY } from '#tests/support/books.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { openHouse } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';
import { done } from '../../trade/requests.ts';
import { importsOf, sendLines, startImport } from './lines.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ rateLimits: true });
});
afterAll(() => house.close());

let last = 1;
const customers = (count: number) =>
  Array.from({ length: count }, () => {
    last += 1;
    return { line: last, name: `Firm ${last}`, state_code: '27' };
  });

const codesOf = ({ answers }: Awaited<ReturnType<typeof sendLines>>) =>
  answers.map((one) => (one.ok ? 'taken' : one.code));

describe('an import', () => {
  it('takes no more lines than it announced, and none after its end', async () => {
    const id = await startImport(house.owner, 3);
    const five = customers(5);
    const first = await sendLines(house.owner, 'importCustomers', five, id);
    expect(codesOf(first)).toStrictEqual([
      'taken',
      'taken',
      'taken',
      'import_lines_exceeded',
      'import_lines_exceeded',
    ]);
    expect(first.summary).toStrictEqual({ done: true, accepted: 3, refused: 2 });
    const after = await sendLines(house.owner, 'importCustomers', customers(1), id);
    expect(codesOf(after)).toStrictEqual(['import_ended']);
    const again = await sendLines(house.owner, 'importCustomers', five.slice(0, 3), id);
    expect(again.answers).toStrictEqual(first.answers.slice(0, 3));
    expect(await importsOf(house.owner)).toMatchObject([{ id, lines: 3, created: 3 }]);
  });

  it('that is sent twice at once takes as many as it announced', async () => {
    const id = await startImport(house.owner, 4);
    const [some, others] = [customers(4), customers(4)];
    await Promise.all([
      sendLines(house.owner, 'importCustomers', some, id),
      sendLines(house.owner, 'importCustomers', others, id),
    ]);
    const [own] = (await importsOf(house.owner)).filter((one) => one.id === id);
    expect(own?.created).toBeLessThanOrEqual(4);
  });

  it('of opening balances and of journals is bound alike', async () => {
    const account = async (name: string) => {
      const { body } = done(
        await house.owner('createAccount', { body: { name, account_type_id: 6 } }),
      );
      return (body as { id: number }).id;
    };
    const [one, other] = [await account('Till one'), await account('Till two')];
    const id = await startImport(house.owner, 1, { kind: 'opening' });
    const lines = [
      { line: 2, account_id: one, balance: '10', begins_on: '2026-04-01' },
      { line: 3, account_id: other, balance: '20' },
    ];
    const sent = await sendLines(house.owner, 'importOpenings', lines, id);
    expect(sent.answers).toMatchObject([
      { line: 2, ok: true, id: one },
      { line: 3, ok: false, code: 'import_lines_exceeded' },
    ]);
    const journals = await startImport(house.owner, 1, { kind: 'journal' });
    const journal = (line: number) => ({
      line,
      date: '2026-04-02',
      narration: `From a file ${line}`,
      entry: [
        { account_id: one, amount: '5' },
        { account_id: other, amount: '-5' },
      ],
    });
    const two = [journal(2), journal(3)];
    const posted = await sendLines(house.owner, 'importJournals', two, journals);
    expect(posted.answers).toMatchObject([
      { ok: true, id: expect.any(Number) },
      { ok: false, code: 'import_lines_exceeded' },
    ]);
    const again = await sendLines(house.owner, 'importJournals', [two[0]], journals);
    expect(again.answers).toStrictEqual([posted.answers[0]]);
  });

  it('stops at the lines of a day, which count whatever becomes of them', async () => {
    const digest = createKeyedDigest(MASTER_KEY, 'rate limits');
    const { take } = createRateLimits(house.server.database.writer, digest);
    const { countMax } = IMPORT_LINES_PERSON;
    const by = [String(meera.id)];
    await house.server.database.writer.query('delete from rate_limits');
    await take({ limit: IMPORT_LINES_PERSON, by, amount: countMax - 3 });
    const id = await startImport(house.owner, 5);
    const wrong = { line: 90_000, name: 'X', gst_number: '27AAACC9921K1Z0' };
    const good = customers(2);
    const first = await sendLines(house.owner, 'importCustomers', [...good, wrong], id);
    expect(codesOf(first)).toStrictEqual(['taken', 'taken', 'customer_gstin_invalid']);
    const more = await startImport(house.owner, 5);
    const second = await sendLines(house.owner, 'importCustomers', customers(1), more);
    expect(second).toMatchObject({
      answers: [],
      summary: { done: false, accepted: 0, code: 'too_many_requests' },
    });
    // What was imported is answered as it was, and costs none.
    const again = await sendLines(house.owner, 'importCustomers', good, id);
    expect(codesOf(again)).toStrictEqual(['taken', 'taken']);
  });
});

describe('the answer to a line', () => {
  it('names the record that was made or changed, the same when it is sent again', async () => {
    await house.server.database.writer.query('delete from rate_limits');
    const id = await startImport(house.owner, 2);
    const [one] = customers(1);
    const first = await sendLines(house.owner, 'importCustomers', [one], id);
    const [made] = first.answers;
    const search = await house.owner('listCustomers', { query: { search: one?.name ?? '' } });
    expect(made).toStrictEqual({
      line: one?.line,
      ok: true,
      id: (search.body as { id: number }[])[0]?.id,
    });
    const changes = await startImport(house.owner, 1);
    const change = { line: 7, id: (made as { id: number }).id, city: 'Nashik' };
    const changed = await sendLines(house.owner, 'importCustomers', [change], changes);
    expect(changed.answers).toMatchObject([{ ok: true, id: change.id }]);
    const again = await sendLines(house.owner, 'importCustomers', [change], changes);
    expect(again.answers).toStrictEqual(changed.answers);
  });
});
