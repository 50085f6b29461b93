import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CliCommand } from '#api/cli/commands/command.ts';
import { UsageError } from '#api/cli/commands/command.ts';
import { eventsCommand } from '#api/cli/commands/events.ts';
import { grantAdminCommand, revokeAdminCommand } from '#api/cli/commands/people.ts';
import { rebuildCommand } from '#api/cli/commands/rebuild.ts';
import { verifyCommand } from '#api/cli/commands/verify.ts';
import { findPerson } from '#projections/people/read.ts';
import { openBooks, postSale } from '#tests/support/books.ts';
import type { Books, TestBook } from '#tests/support/books.ts';

let books: Books;
let stall: TestBook;

beforeAll(async () => {
  books = await openBooks();
  stall = await books.book(await books.person('asha@example.in'));
  await postSale(books.core, stall, 6_000_000);
});
afterAll(() => books.close());

const ORIGIN = 'https://books.example';

async function typed(command: CliCommand, ...args: string[]) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const code = await command.run({
    core: books.core,
    args,
    print,
    dataDir: '/nowhere',
    origin: ORIGIN,
  });
  return { code, lines };
}

describe('the command line', () => {
  test('verify says of each book that it is whole', async () => {
    const { code, lines } = await typed(verifyCommand, '--all');
    expect(code).toBe(0);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^Book 1: whole, 76 events, head [0-9a-f]{64}$/);
  });

  test('rebuild --check finds live and rebuilt tables equal', async () => {
    const { code, lines } = await typed(rebuildCommand, '--check');
    expect(code).toBe(0);
    expect(lines.filter((line) => line.endsWith(': equal'))).toHaveLength(2);
  });

  test('rebuild --check shows a row that differs, and rebuild mends it', async () => {
    const { writer } = books.database;
    await writer.query('update ledger_balances set balance_paise = balance_paise + 1');
    const checked = await typed(rebuildCommand, 'ledger-balances', '--check', '--book', '1');
    expect(checked.code).toBe(1);
    expect(checked.lines.join('\n')).toContain('ledger_balances, only live: ');
    expect((await typed(rebuildCommand, 'ledger-balances', '--book', '1')).code).toBe(0);
    expect((await typed(rebuildCommand, '--check')).code).toBe(0);
  });

  test('events tells a stream in words, with who and when', async () => {
    const { lines } = await typed(eventsCommand, '1', 'journal-1');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^event 76 {2}.+ IST {2}Asha {2}journal-1 {2}Posted #1, ₹60,000\.00$/);
  });

  test('grant-admin and revoke-admin change a person by e-mail or number', async () => {
    expect((await typed(grantAdminCommand, 'ASHA@example.in')).code).toBe(0);
    expect(await findPerson(books.core.db, 1)).toMatchObject({ isAdmin: true });
    const last = await typed(revokeAdminCommand, '1');
    expect(last).toStrictEqual({ code: 1, lines: ['Refused: last_admin.'] });
    await books.person('ravi@example.in');
    expect((await typed(grantAdminCommand, 'ravi@example.in')).code).toBe(0);
    expect((await typed(revokeAdminCommand, '1')).code).toBe(0);
    expect(await findPerson(books.core.db, 1)).toMatchObject({ isAdmin: false });
  });

  test.each([
    ['an unknown projection', rebuildCommand, ['balance-of-power']],
    ['a book that is no number', verifyCommand, ['--book', 'one']],
    ['no person', grantAdminCommand, []],
    ['a person who is not registered', grantAdminCommand, ['nobody@example.in']],
  ])('answers %s with what is wanted', async (_, command, args) => {
    await expect(typed(command, ...args)).rejects.toBeInstanceOf(UsageError);
  });
});
