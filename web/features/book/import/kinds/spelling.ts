// Whether two names are the same but for their spelling. Letters that are alike say nothing of what
// is meant: Ramesh is not Rakesh, and Input Cess not Output Cess. So only endings, little words and
// slips in the words of bookkeeping count.

/** Words that tell nothing. */
const IDLE = new Set(['and', 'the', 'account', 'acct', 'ac', 'a', 'c', 'm', 's', 'ms', 'of']);
/** What a business is in law: two of one name may be two. */
const LEGAL = new Set(['ltd', 'limited', 'pvt', 'private', 'llp', 'co', 'company', 'inc']);

/** A word of these may be told in spite of one slip; names of people and firms are none of them. */
const BOOKKEEPING = new Set(
  (
    'accrued accumulated administrative advance advertisement advertising appreciation asset audit ' +
    'balance bank bill bonus branch building business capital carriage cash charge commission ' +
    'computer conveyance cost courier creditor credit current customer debtor debit deposit ' +
    'depreciation direct discount division drawing duty electricity employee equipment expense ' +
    'fee finance fixed freight fuel furniture general good income indirect input insurance ' +
    'interest inventory investment labour legal liability licence loan machinery maintenance ' +
    'marketing miscellaneous office opening output outstanding paid packing payable payment petty ' +
    'postage power prepaid printing processing professional profit provision purchase receivable ' +
    'received rent repair reserve retained revenue round salary sale secured security service ' +
    'staff stationery stock subscription sundry supplier surplus suspense tax telephone trade ' +
    'transport travelling unsecured vehicle wage water welfare'
  ).split(' '),
);

/** @returns a word without the ending of its plural. */
const singular = (word: string): string => {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/** @returns the words that tell something, each in its singular: Sundry Debtors A/c. */
export const tellingWords = (name: string): readonly string[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('a/c', ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(singular)
    .filter((word) => word !== '' && !IDLE.has(word));

type SameName =
  | 'spelling'
  /** As the same words in another order, or with and without Ltd: a person must say. */
  | 'perhaps';

/** @returns how a name may be that of a text; null where it is not. */
export function sameName(text: string, name: string): SameName | null {
  const [words, others] = [tellingWords(text), tellingWords(name)];
  if (words.length === 0 || others.length === 0) return null;
  const differing = differences(words, others);
  if (differing !== null) {
    const [slip, ...more] = differing;
    if (slip === undefined) return 'spelling';
    if (more.length === 0 && isSlip(slip)) return 'spelling';
  }
  const [bag, other] = [bagOf(words), bagOf(others)];
  return bag !== '' && bag === other ? 'perhaps' : null;
}

/** By which names are looked up that may be one: its words but one, and its words in any order. */
const keysOf = (name: string): readonly string[] => {
  const words = tellingWords(name);
  if (words.length === 0) return [];
  return [
    ...words.map((_, at) => JSON.stringify(words.with(at, '*'))),
    `in any order ${bagOf(words)}`,
  ];
};

/** @returns what finds those whose names may be that of a text, however many there are. */
export function namesLike<Named extends { readonly name: string }>(
  all: readonly Named[],
): (text: string) => readonly (readonly [Named, SameName])[] {
  const byKey = new Map<string, Named[]>();
  for (const one of all) {
    for (const key of keysOf(one.name)) {
      const others = byKey.get(key);
      if (others === undefined) byKey.set(key, [one]);
      else others.push(one);
    }
  }
  return (text) => {
    const likely = new Set(keysOf(text).flatMap((key) => byKey.get(key) ?? []));
    return [...likely].flatMap((one) => {
      const same = sameName(text, one.name);
      return same === null ? [] : [[one, same] as const];
    });
  };
}

/** @returns the pairs that differ; null where there are more words on one side. */
const differences = (
  words: readonly string[],
  others: readonly string[],
): readonly (readonly [string, string])[] | null =>
  words.length === others.length
    ? words.flatMap((word, at) => (word === others[at] ? [] : [[word, others[at] ?? ''] as const]))
    : null;

const bagOf = (words: readonly string[]): string =>
  words
    .filter((word) => !LEGAL.has(word))
    .toSorted()
    .join(' ');

/** Whether a word is one of bookkeeping but for one letter, and no other word of it. */
const isSlip = ([written, meant]: readonly [string, string]): boolean =>
  BOOKKEEPING.has(meant) && !BOOKKEEPING.has(written) && isOneApart(written, meant);

/** One letter more, less or other, or two that changed places. */
function isOneApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 3 || long.length - short.length > 1 || /\d/.test(one)) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const turned = `${short[at + 1] ?? ''}${short[at] ?? ''}${short.slice(at + 2)}`;
  return short.slice(at + 1) === long.slice(at + 1) || turned === long.slice(at);
}
