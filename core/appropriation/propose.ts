// How the profit of a year is divided: interest on capital by days, remuneration by days, both less
// what was posted of them by hand, and the rest by the partners' shares. Paise that are left over
// by rounding go to the first partner.
import type { Period } from '../kernel/financial-year.ts';
import { handByPartner } from './by-hand.ts';
import type { PayKind } from './by-hand.ts';
import type { AppropriationFacts } from './commands.ts';
import type { PartnershipTerms } from './evolve.ts';
import { handOf, setOff, sumOfPaise } from './set-off.ts';
import type { AppropriationLine, Partner } from './shapes.ts';
import { daysIn, paiseDays, spansOf } from './spans.ts';
import type { TermsSpan } from './spans.ts';

type DivisionInput = Pick<AppropriationFacts, 'capital' | 'byHand'> & {
  readonly terms: readonly PartnershipTerms[];
  readonly year: Period;
  /** A loss is negative. */
  readonly profitPaise: number;
};

/** What would be posted for a partner, and what was posted by hand already. */
export type ProposedLine = AppropriationLine & { readonly handPaise: number };

export type DividedProfit = {
  /** One for each partner of the year; none where no terms hold in it. */
  readonly lines: readonly ProposedLine[];
  /** What was posted by hand, also what names no partner. */
  readonly handPaise: Readonly<Record<PayKind, number>>;
  /** What of it is more than the terms give. */
  readonly beyondPaise: number;
  /** Of which more is due than was posted by hand, without saying for whom it was. */
  readonly unclear: PayKind | null;
};

const BPS = 10_000;

export function dividedProfit(divided: DivisionInput): DividedProfit {
  const { terms, year, profitPaise, byHand } = divided;
  const spans = spansOf(terms, year);
  const partners = partnersOf(spans);
  const names = partners.map(({ name }) => name);
  const hand = handByPartner(byHand, spans);
  const remuneration = setOff(
    names,
    partners.map((partner) => remunerationOf(partner, spans, year)),
    hand.remuneration,
  );
  const due = partners.map((partner) => interestOf(partner, spans, divided));
  const earnedPaise = profitPaise + handOf(hand.interest) + handOf(hand.remuneration);
  const interest = setOff(names, withinProfit(due, earnedPaise), hand.interest);
  const rest = profitPaise - sumOfPaise(interest.toPost) - sumOfPaise(remuneration.toPost);
  const shares = sharesOf(partners, spans, rest);
  return {
    lines: partners.map(({ name, currentAccountId }, at) => ({
      name,
      currentAccountId,
      interestPaise: interest.toPost[at] ?? 0,
      remunerationPaise: remuneration.toPost[at] ?? 0,
      sharePaise: shares[at] ?? 0,
      handPaise: (interest.byHand[at] ?? 0) + (remuneration.byHand[at] ?? 0),
    })),
    handPaise: { interest: interest.handPaise, remuneration: remuneration.handPaise },
    beyondPaise: interest.beyondPaise + remuneration.beyondPaise,
    unclear: interest.isUnclear ? 'interest' : remuneration.isUnclear ? 'remuneration' : null,
  };
}

/** A partner is told by the name; the accounts are those of the last terms. */
function partnersOf(spans: readonly TermsSpan[]): readonly Partner[] {
  const last = new Map<string, Partner>();
  for (const { partners } of spans) for (const one of partners) last.set(one.name, one);
  return [...last.values()];
}

const inSpan = ({ name }: Partner, { partners }: TermsSpan): Partner | undefined =>
  partners.find((one) => one.name === name);

/** By the days of the year, 366 of a leap year. */
function interestOf(
  partner: Partner,
  spans: readonly TermsSpan[],
  { capital, year }: DivisionInput,
) {
  let sum = 0n;
  for (const span of spans) {
    const own = inSpan(partner, span);
    const held = own && capital.get(own.capitalAccountId);
    if (held !== undefined) sum += paiseDays(held, span) * BigInt(own?.interestBps ?? 0);
  }
  return rounded(sum, BigInt(BPS * daysIn(year)));
}

/** Half a paisa or more is one paisa. */
const rounded = (amount: bigint, by: bigint): number => Number((2n * amount + by) / (2n * by));

/** Interest on capital is payable out of profits alone: s. 13(c), Indian Partnership Act 1932. */
function withinProfit(due: readonly number[], profitPaise: number): readonly number[] {
  const all = sumOfPaise(due);
  const payable = Math.max(0, Math.min(all, profitPaise));
  return all === 0 ? due : inParts(payable, due);
}

function remunerationOf(partner: Partner, spans: readonly TermsSpan[], year: Period): number {
  const sum = spans.reduce(
    (all, span) => all + BigInt(inSpan(partner, span)?.remunerationPaise ?? 0) * BigInt(span.days),
    0n,
  );
  return rounded(sum, BigInt(daysIn(year)));
}

/** Where the shares change within the year, what is left is divided by days first. */
function sharesOf(partners: readonly Partner[], spans: readonly TermsSpan[], restPaise: number) {
  const ofSpans = inParts(
    restPaise,
    spans.map(({ days }) => days),
  );
  const shares = spans.map((span, at) =>
    inParts(
      ofSpans[at] ?? 0,
      partners.map((partner) => inSpan(partner, span)?.shareParts ?? 0),
    ),
  );
  return partners.map((_partner, at) => sumOfPaise(shares.map((of) => of[at] ?? 0)));
}

/** Each part is cut to whole paise; the first that has one takes what the others leave. */
function inParts(amountPaise: number, parts: readonly number[]): readonly number[] {
  const whole = sumOfPaise(parts);
  const first = parts.findIndex((part) => part > 0);
  const others = parts.map((part, at) =>
    at === first || whole === 0 ? 0 : Number((BigInt(amountPaise) * BigInt(part)) / BigInt(whole)),
  );
  return others.map((amount, at) => (at === first ? amountPaise - sumOfPaise(others) : amount));
}
