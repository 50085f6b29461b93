// How the profit of a year is divided: interest on capital by days, remuneration by days, both less
// what was posted of them by hand, and the rest by the partners' shares. Paise that are left over
// by rounding go to the first partner.
import type { Period } from '../kernel/financial-year.ts';
import { handByPartner } from './by-hand.ts';
import type { PayKind, HandOfKind } from './by-hand.ts';
import type { AppropriationFacts, CapitalOfYear } from './commands.ts';
import type { PartnershipTerms } from './evolve.ts';
import type { AppropriationLine, Partner } from './shapes.ts';
import { calendarDate, dayAfter, dayBefore, daysBetween } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';

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

// What partners are due is posted less what was posted of it by hand.
type SetOff = {
  /** By partner. */
  readonly toPost: readonly number[];
  readonly byHand: readonly number[];
  /** What was posted by hand in all, and what of it is more than is due: that stays. */
  readonly handPaise: number;
  readonly beyondPaise: number;
  /** Whether something is left to post, and nobody can tell for whom. */
  readonly isUnclear: boolean;
};

/** @param due by partner, in the order of their names. */
function setOff(
  names: readonly string[],
  due: readonly number[],
  { told, untoldPaise }: HandOfKind,
): SetOff {
  const toldPaise = names.map((name) => told.get(name) ?? 0);
  const handPaise = handOf({ told, untoldPaise });
  const payable = due.flatMap((paise, at) => (paise > 0 ? [at] : []));
  // What names nobody is the only partner's who is due any.
  const only = payable.length === 1 ? payable[0] : undefined;
  const byHand = toldPaise.map((paise, at) => (at === only ? paise + untoldPaise : paise));
  if (untoldPaise === 0 || only !== undefined) {
    const toPost = due.map((paise, at) => Math.max(0, paise - (byHand[at] ?? 0)));
    const beyondPaise = sumOfPaise(byHand.map((paise, at) => Math.max(0, paise - (due[at] ?? 0))));
    return { toPost, byHand, handPaise, beyondPaise, isUnclear: false };
  }
  return {
    toPost: due.map(() => 0),
    byHand,
    handPaise,
    beyondPaise: Math.max(0, handPaise - sumOfPaise(due)),
    isUnclear: handPaise < sumOfPaise(due),
  };
}

const handOf = ({ told, untoldPaise }: HandOfKind): number =>
  sumOfPaise([...told.values()]) + untoldPaise;

const sumOfPaise = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

// The days of a year under each of the terms that hold in it.
type TermsSpan = Period & {
  readonly days: number;
  readonly partners: PartnershipTerms['partners'];
};

/** Days before the first terms have none. @param terms by their first day. */
function spansOf(terms: readonly PartnershipTerms[], year: Period): readonly TermsSpan[] {
  return terms.flatMap(({ from: first, partners }, at) => {
    const next = terms[at + 1];
    const from = first > year.from ? calendarDate(first) : year.from;
    const last = next === undefined ? year.to : dayBefore(calendarDate(next.from));
    const to = last < year.to ? last : year.to;
    return from > to ? [] : [{ from, to, days: daysIn({ from, to }), partners }];
  });
}

const daysIn = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/**
 * @returns what was held at the end of each day, all days of a span added up; a capital that is
 *   overdrawn bears nothing.
 */
function paiseDays({ openingPaise, moves }: CapitalOfYear, { from, to }: Period): bigint {
  let sum = 0n;
  let held = openingPaise;
  let day: CalendarDate = from;
  const until = (end: CalendarDate) => {
    if (end > day) sum += BigInt(Math.max(held, 0)) * BigInt(daysBetween(day, end));
    if (end > day) day = end;
  };
  for (const move of moves) {
    if (move.date > to) break;
    until(calendarDate(move.date));
    held += move.paise;
  }
  until(dayAfter(to));
  return sum;
}
