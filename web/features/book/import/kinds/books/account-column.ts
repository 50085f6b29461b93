// The column that names an account: by its name, and where none has it, with the one that was
// probably meant as an offer. Nothing is taken for another account in silence.
import type { Account } from '#api/contract/account/account.ts';
import { nameKey } from '#core/kernel/text.ts';
import { textColumn } from '../columns.ts';
import type { CellReading, ImportColumn } from '../kind.ts';

/** Words that many names have and that tell nothing. */
const IDLE = new Set(['and', 'the', 'account', 'acct', 'ltd', 'pvt', 'private', 'limited', 'co']);

export function accountColumn(accounts: readonly Account[], example: string): ImportColumn {
  const open = accounts.filter(({ retired }) => !retired);
  const idByName = new Map(accounts.map(({ id, name }) => [nameKey(name), id]));
  const nearest = nearestOf(open.map(({ name }) => name));
  const known = new Map<string, CellReading>();
  const read = (text: string): CellReading => {
    const id = idByName.get(nameKey(text));
    if (id !== undefined) return { ok: true, value: id };
    const why = `No account is called “${text}”`;
    const near = nearest(text);
    if (near === null) return { ok: false, why };
    return { ok: false, why, use: { text: near, label: `Use ${near}` } };
  };
  return {
    ...textColumn('account_id', 'Account', NAMES, example),
    isNeeded: true,
    isShared: true,
    choices: open.map(({ name }) => name),
    read: (text) => {
      const before = known.get(text);
      if (before !== undefined) return before;
      const cell = read(text);
      known.set(text, cell);
      return cell;
    },
  };
}

const NAMES = [
  'accountname',
  'accounthead',
  'ledger',
  'ledgername',
  'particulars',
  'party',
  'partyname',
];

const wordsOf = (name: string): readonly string[] =>
  nameKey(name)
    .replace(/\ba\/c\b/g, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !IDLE.has(word));

/** @returns what finds the name that a text most likely means; null where none is like it. */
function nearestOf(names: readonly string[]): (text: string) => string | null {
  const byWord = new Map<string, Set<string>>();
  for (const name of names) {
    for (const word of wordsOf(name)) {
      const stem = word.slice(0, STEM);
      byWord.set(stem, (byWord.get(stem) ?? new Set()).add(name));
    }
  }
  return (text) => {
    const [words, pairs] = [wordsOf(text), pairsOf(text)];
    const candidates = new Set(
      words.flatMap((word) => [...(byWord.get(word.slice(0, STEM)) ?? [])]),
    );
    let [best, most] = ['', 0];
    for (const name of candidates) {
      const like = mayMean(words, wordsOf(name)) ? likeness(pairs, pairsOf(name)) : 0;
      if (like > most) [best, most] = [name, like];
    }
    return best === '' ? null : best;
  };
}

/** Names that begin a word alike are compared. */
const STEM = 3;
const ALIKE_FROM = 0.55;

const isAlike = (one: string, other: string): boolean =>
  one === other || likeness(pairsOf(one), pairsOf(other)) >= ALIKE_FROM;

/**
 * Cash in hand may mean Cash, and Rent the account Office Rent; but Om Textiles is not Deccan
 * Textiles, nor HDFC Bank the account Bank.
 */
function mayMean(words: readonly string[], name: readonly string[]): boolean {
  const has = (all: readonly string[], word: string) => all.some((one) => isAlike(one, word));
  if (words.every((word) => has(name, word))) return true;
  const [first = ''] = words;
  return has(name, first) && name.every((word) => has(words, word));
}

const pairsOf = (name: string): ReadonlySet<string> => {
  const letters = wordsOf(name).join('');
  return new Set(Array.from({ length: letters.length }, (_, at) => letters.slice(at, at + 2)));
};

/** @returns how many pairs of letters both have, 0 to 1 (Dice). */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  (2 * [...one].filter((pair) => other.has(pair)).length) / (one.size + other.size || 1);
