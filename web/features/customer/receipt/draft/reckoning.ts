// What a receipt comes to while it is typed: bills less deductions are the money. Whatever was not
// typed follows: the money the bills, the bills the money, and TDS the value without GST.
import { parseAmount } from '#web/format/amount-entry.ts';
import type { ReceiptBill } from './bills.ts';
import type { DeductionChoice } from './deduction-kinds.ts';
import type { DeductionFields, ReceiptFields } from './fields.ts';

/** More than this is no rounding. */
const ROUNDING_MAX_PAISE = 1_000;
const PAISE = 100;

type SettledBill = {
  readonly bill: ReceiptBill;
  readonly paise: number;
  /** Whether what was typed cannot be read, or is more than is open. */
  readonly isWrong: boolean;
};

export type ReckonedDeduction = {
  readonly fields: DeductionFields;
  readonly choice: DeductionChoice | null;
  /** Null while what was typed cannot be read, or nothing is known. */
  readonly paise: number | null;
  readonly suggestedPaise: number | null;
  /** What a rate is taken of. */
  readonly basePaise: number | null;
};

export type Reckoning = {
  readonly bills: readonly SettledBill[];
  readonly deductions: readonly ReckonedDeduction[];
  /** Of the bills that are marked, all that is open. */
  readonly openPaise: number;
  readonly settledPaise: number;
  readonly deductedPaise: number;
  /** Null while the amount that was typed cannot be read. */
  readonly receivedPaise: number | null;
  /** What the amount is suggested to be: bills less deductions. */
  readonly suggestedPaise: number;
  /** What settles nothing; below zero, more is settled than came in. */
  readonly onAccountPaise: number;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** @returns a bill's typed amount in paise; null when it follows, NaN when it cannot be read. */
function typedOf(bill: ReceiptBill, { settled }: ReceiptFields): number | null {
  const text = settled[bill.key];
  if (text === undefined) return null;
  return text.trim() === '' ? 0 : (parseAmount(text, bill.openPaise) ?? Number.NaN);
}

/** A customer who sent the rest of the tax deducted sends no money with it. */
const readMoney = (text: string, suggestedPaise: number): number | null =>
  /^\s*0+(\.0*)?\s*$/.test(text) ? 0 : parseAmount(text, suggestedPaise);

/** A minus is read only here: a round-off may add to the money. */
function readDeduction(text: string, suggested: number, isSigned: boolean): number | null {
  const match = /^\s*[-−](.*)$/.exec(text);
  if (match === null || !isSigned) return parseAmount(text, suggested);
  const paise = parseAmount(match[1] ?? '', suggested);
  return paise === null ? null : -paise;
}

type ReceiptInput = {
  readonly fields: ReceiptFields;
  /** Those that are marked, oldest first. */
  readonly bills: readonly ReceiptBill[];
  readonly choices: readonly DeductionChoice[];
};

export function reckon({ fields, bills, choices }: ReceiptInput): Reckoning {
  const typed = new Map(bills.map((bill) => [bill.key, typedOf(bill, fields)]));
  const wanted = new Map(
    bills.map((bill) => [bill.key, readable(typed.get(bill.key)) ?? bill.openPaise]),
  );
  const wantedPaise = sum([...wanted.values()]);
  const given = { fields, bills, choices, wanted };
  const following = deductionsFor(given, 1, null);
  const suggestedPaise = Math.max(0, wantedPaise - deducted(following));
  const amountPaise = fields.amount === null ? null : readMoney(fields.amount, suggestedPaise);
  const whole = amountPaise === null ? following : deductionsFor(given, 1, amountPaise);
  const isPart = amountPaise !== null && amountPaise + deducted(whole) < wantedPaise - PAISE;
  const deductions = isPart
    ? deductionsFor(given, scaleOf(whole, wantedPaise, amountPaise), amountPaise)
    : whole;
  const deductedPaise = deducted(deductions);
  const receivedPaise = fields.amount === null ? suggestedPaise : amountPaise;
  const available = fields.amount === null ? wantedPaise : (receivedPaise ?? 0) + deductedPaise;
  const settled = settle(bills, typed, available);
  const settledPaise = sum(settled.map(({ paise }) => paise));
  return {
    bills: settled,
    deductions,
    openPaise: sum(bills.map(({ openPaise }) => openPaise)),
    settledPaise,
    deductedPaise,
    receivedPaise,
    suggestedPaise,
    onAccountPaise: (receivedPaise ?? 0) + deductedPaise - settledPaise,
  };
}

const readable = (paise: number | null | undefined): number | null =>
  paise == null || Number.isNaN(paise) ? null : paise;

const deducted = (deductions: readonly ReckonedDeduction[]): number =>
  sum(deductions.map(({ paise }) => paise ?? 0));

/** How much of the bills a part payment settles, where TDS was taken of that part alone. */
function scaleOf(
  whole: readonly ReckonedDeduction[],
  wantedPaise: number,
  amountPaise: number,
): number {
  const byRate = whole.filter(({ fields, choice }) => fields.amount === null && choice?.rateBps);
  const ratedPaise = deducted(byRate);
  const fixedPaise = deducted(whole) - ratedPaise;
  return wantedPaise === ratedPaise ? 1 : (amountPaise + fixedPaise) / (wantedPaise - ratedPaise);
}

type DeductionInput = ReceiptInput & { readonly wanted: ReadonlyMap<string, number> };

/** @param scale how much of the bills is paid, from 0 to 1. */
function deductionsFor(
  { fields, bills, choices, wanted }: DeductionInput,
  scale: number,
  amountPaise: number | null,
): readonly ReckonedDeduction[] {
  const values = bills.map((bill) => (wanted.get(bill.key) ?? 0) * (bill.taxableShare ?? 0));
  const base = Math.round(scale * sum(values));
  const byRate = fields.deductions.map((one) => {
    const choice = choices.find(({ id }) => id === one.choiceId) ?? null;
    const hasRate = choice !== null && choice.rateBps !== null && base > 0;
    const suggested = hasRate ? toRupees((base * (choice.rateBps ?? 0)) / 10_000) : null;
    return reckoned(one, choice, suggested, hasRate ? base : null);
  });
  const others = deducted(byRate.filter(({ choice }) => choice?.kind !== 'round-off'));
  const gap = sum([...wanted.values()]) - others;
  return byRate.map((one) =>
    one.choice?.kind === 'round-off'
      ? reckoned(one.fields, one.choice, roundOff(gap, amountPaise), null)
      : one,
  );
}

/** Tax is deducted in whole rupees. */
const toRupees = (paise: number): number => Math.round(paise / PAISE) * PAISE;

/** What is missing to the money, or to whole rupees where the money follows the bills. */
function roundOff(gapPaise: number, amountPaise: number | null): number | null {
  const paise = gapPaise - (amountPaise ?? toRupees(gapPaise));
  return paise === 0 || Math.abs(paise) > ROUNDING_MAX_PAISE ? null : paise;
}

function reckoned(
  fields: DeductionFields,
  choice: DeductionChoice | null,
  suggestedPaise: number | null,
  basePaise: number | null,
): ReckonedDeduction {
  const paise =
    fields.amount === null
      ? suggestedPaise
      : readDeduction(fields.amount, suggestedPaise ?? 0, choice?.kind === 'round-off');
  return { fields, choice, paise, suggestedPaise, basePaise };
}

/** What was typed stands; the rest goes to the others, oldest first. */
function settle(
  bills: readonly ReceiptBill[],
  typed: ReadonlyMap<string, number | null>,
  available: number,
): readonly SettledBill[] {
  let rest = available - sum([...typed.values()].map((paise) => readable(paise) ?? 0));
  return bills.map((bill) => {
    const own = typed.get(bill.key) ?? null;
    if (own !== null) {
      const isWrong = Number.isNaN(own) || own > bill.openPaise;
      return { bill, paise: readable(own) ?? 0, isWrong };
    }
    const paise = Math.max(0, Math.min(bill.openPaise, rest));
    rest -= paise;
    return { bill, paise, isWrong: false };
  });
}

/**
 * Marks the oldest bills: as many as the money that was typed reaches, and all of them where none
 * was typed.
 */
export function markOldest(
  fields: ReceiptFields,
  bills: readonly ReceiptBill[],
  choices: readonly DeductionChoice[],
): ReceiptFields {
  const all = { ...fields, settled: {}, marked: bills.map(({ key }) => key) };
  if (fields.amount === null) return all;
  const { bills: settled } = reckon({ fields: all, bills, choices });
  const reached = settled.filter(({ paise }) => paise > 0).map(({ bill }) => bill.key);
  return { ...all, marked: reached };
}
