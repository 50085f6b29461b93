// What partners were charged for by hand in a year: interest on capital and remuneration that
// journals of nobody's division posted. It is told by partner where the account is named for one,
// else by whose accounts took the credit.
import type { PartnershipTerms } from './evolve.ts';

export type PayKind = 'interest' | 'remuneration';

/** An account that the statements place on the line of partners' interest or remuneration. */
export type PayAccount = {
  readonly accountId: number;
  readonly name: string;
  readonly of: PayKind;
};

/** By account; debit positive. */
type Entries = readonly (readonly [accountId: number, paise: number])[];

/** The accounts of partners' pay, and the entries of each journal of the year on one of them. */
export type PostedByHand = {
  readonly accounts: readonly PayAccount[];
  readonly journals: readonly Entries[];
};
export const NONE_BY_HAND: PostedByHand = { accounts: [], journals: [] };

export type HandOfKind = {
  /** By the name of the partner. */
  readonly told: ReadonlyMap<string, number>;
  readonly untoldPaise: number;
};

type Terms = readonly Pick<PartnershipTerms, 'partners'>[];

/** @param terms all that hold in the year. */
export function handByPartner(
  { accounts, journals }: PostedByHand,
  terms: Terms,
): Readonly<Record<PayKind, HandOfKind>> {
  const owners = ownersByAccount(terms);
  const payAccounts = new Map(
    accounts.map((one) => [one.accountId, { of: one.of, owner: namedIn(one.name, terms) }]),
  );
  const found = {
    interest: { told: new Map<string, number>(), untoldPaise: 0 },
    remuneration: { told: new Map<string, number>(), untoldPaise: 0 },
  };
  const add = (of: PayKind, owner: string | null, paise: number) => {
    const { told } = found[of];
    if (owner === null) found[of].untoldPaise += paise;
    else told.set(owner, (told.get(owner) ?? 0) + paise);
  };
  for (const entries of journals) {
    const unnamed = { interest: 0, remuneration: 0 };
    const credits = new Map<string, number>();
    for (const [accountId, paise] of entries) {
      const pay = payAccounts.get(accountId);
      const owner = owners.get(accountId);
      if (pay !== undefined && pay.owner !== null) add(pay.of, pay.owner, paise);
      else if (pay !== undefined) unnamed[pay.of] += paise;
      else if (owner) credits.set(owner, (credits.get(owner) ?? 0) - paise);
    }
    for (const { of, owner, paise } of byCredits(unnamed, credits)) add(of, owner, paise);
  }
  return found;
}

type Charge = { readonly of: PayKind; readonly owner: string | null; readonly paise: number };

/**
 * One partner's credit tells all of a journal, as where tax is deducted from it; those of several
 * tell it where they come to what was charged.
 */
function byCredits(
  { interest, remuneration }: Readonly<Record<PayKind, number>>,
  credits: ReadonlyMap<string, number>,
): readonly Charge[] {
  const side = Math.sign(interest + remuneration);
  const given = [...credits].filter(([, paise]) => Math.sign(paise) === side);
  const [first] = given;
  const whole = given.reduce((sum, [, paise]) => sum + paise, 0);
  if (given.length > 1 && (interest === 0 || remuneration === 0)) {
    const of = remuneration === 0 ? 'interest' : 'remuneration';
    if (whole === interest + remuneration) {
      return given.map(([owner, paise]) => ({ of, owner, paise }));
    }
  }
  const owner = given.length === 1 && first !== undefined ? first[0] : null;
  return [
    { of: 'interest', owner, paise: interest },
    { of: 'remuneration', owner, paise: remuneration },
  ];
}

/** @returns whose each capital or current account is; null for one that partners share. */
export function ownersByAccount(terms: Terms): ReadonlyMap<number, string | null> {
  const owners = new Map<number, string | null>();
  for (const { name, capitalAccountId, currentAccountId } of terms.flatMap((one) => one.partners)) {
    for (const id of [capitalAccountId, currentAccountId]) {
      const before = owners.get(id);
      owners.set(id, before === undefined || before === name ? name : null);
    }
  }
  return owners;
}

const inWords = (text: string): string =>
  ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;

/** @returns the only partner whose name is in the name of an account. */
function namedIn(accountName: string, terms: Terms): string | null {
  const text = inWords(accountName);
  const names = new Set(terms.flatMap(({ partners }) => partners.map(({ name }) => name)));
  const [found, ...others] = [...names].filter((name) => text.includes(inWords(name)));
  return found === undefined || others.length > 0 ? null : found;
}
