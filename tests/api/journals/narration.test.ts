// Texts that go into the log for ever: kept to the letter, or refused at the door.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { saleOf } from '../books/right-requests.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const post = (narration: unknown) =>
  team.owner('postJournal', { body: { ...saleOf(team), narration } });

describe('a narration', () => {
  it.each([
    ['Devanagari', 'सुबह की चाय, १३ कप'],
    ['Tamil', 'காலை தேநீர்'],
    ['a family joined by zero-width joiners', '👨‍👩‍👧‍👦 ordered ☕'],
    ['right-to-left text', 'תה של הבוקר and صبح کی چائے'],
    ['a right-to-left override, which the screen isolates (D44)', 'paid \u202e0001'],
    ['combining marks as they were typed', 'Ame\u0301lie is not Am\u00e9lie'],
    ['markup and quotes', `<b>"O'Brien" & Co</b> {{7*7}} =1+1`],
    ['line breaks and tabs', 'Tea\t2\nBun\t1\n'],
    ['spaces at both ends', '  as typed  '],
    ['1,000 characters (F20)', 'ठ'.repeat(1000)],
    ['1,000 units of emoji', '☕️'.repeat(500)],
    ['nothing', ''],
    ['what SQL would run', "'); drop table events; --"],
  ])('keeps %s to the letter (D42)', async (_title, narration) => {
    const got = await post(narration);
    expect(got.body).toMatchObject({ journal: { narration } });
    const { journal } = got.body as { journal: { id: number } };
    const card = await team.owner('readJournal', { params: { journalId: journal.id } });
    expect(card.body).toMatchObject({ narration });
  });

  it.each([
    ['1,001 characters', 'x'.repeat(1001)],
    ['100 kB (F20)', 'x'.repeat(100_000)],
    ['a NUL', 'a\u0000b'],
    ['an escape', 'a\u001b[31mb'],
    ['a carriage return (D46)', 'a\rb'],
    ['a delete', 'a\u007fb'],
    ['a C1 control', 'a\u0085b'],
    ['a lone high surrogate (D40)', 'a\ud800b'],
    ['a lone low surrogate', 'a\udfffb'],
    ['surrogates the wrong way round', '\udc00\ud800'],
    ['a number (D48)', 5],
    ['true', true],
    ['null', null],
    ['a list (D58)', ['a']],
    ['an object', { toString: 'x' }],
  ])('is refused with %s', async (_title, narration) => {
    expectFields(await post(narration), ['narration']);
  });

  it('a narration with every control character but newline and tab is refused (D46)', async () => {
    for (let code = 1; code < 32; code += 1) {
      const { status } = await post(`a${String.fromCodePoint(code)}b`);
      expect([code, status]).toStrictEqual([code, code === 9 || code === 10 ? 200 : 400]);
    }
  });

  it('a narration with a surrogate as an escape in JSON is refused all the same', async () => {
    const body = JSON.stringify({ ...saleOf(team), narration: '#' }).replace('"#"', '"\\ud800"');
    expectFields(await team.owner('postJournal', { body }), ['narration']);
  });
});

describe('a reason', () => {
  const reverse = (reason: unknown) =>
    team.owner('reverseJournal', { params: { journalId: 1 }, body: { reason } });

  it.each([[undefined], [''], [' \n'], ['\u200b'], ['x'.repeat(501)], ['a\u0000'], [5], [null]])(
    '%j is refused',
    async (reason) => {
      expectFields(await reverse(reason), ['reason']);
    },
  );
});
