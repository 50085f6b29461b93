// What the names of accounts tell beyond their group: Tally's 28 groups know no drawings, no
// depreciation and no salaries. These are defaults until a book may say it for each account.
import type { StatementAccount } from '../terms.ts';

const NAMED = {
  drawings: /\bdrawings?\b/i,
  partnersCurrent: /\bcurrent\b/i,
  partnersInterest: /\binterest on (partners?.? )?capital\b/i,
  partnersRemuneration: /\b(partners?.? (remuneration|salary)|remuneration to partners?)\b/i,
  stockChange:
    /^(changes? in (inventor|stock)|(opening|closing) stock|goods (received into|used from) stock|cost of goods sold)/i,
  materials: /\bmaterials? consumed\b/i,
  exceptional: /\b(exceptional|extraordinary)\b/i,
  employees: /\b(salar(y|ies)|wages|bonus|provident fund|epf|esic?|gratuity|staff welfare)\b/i,
  finance:
    /^(interest (on (?!gst|tds|income)|paid)|finance (cost|charge)|processing (fee|charge))/i,
  depreciation: /\b(depreciation|amorti[sz]ation)\b/i,
  currentTax: /^(current|income)[ -]tax( expense)?$|^provision for income[ -]tax expense$/i,
  deferredTax: /\bdeferred tax\b/i,
  incomeTax:
    /\b(advance (income[ -])?tax|tds receivable|self.assessment tax|provision for (income[ -])?tax)\b/i,
  dueWithinYear: /\b(current maturit(y|ies)|due within (a|one) year)\b/i,
  smallSupplier: /\b(msme|mse|micro|udyam)\b/i,
  longTerm: /\b(long[ -]term|non[ -]current)\b/i,
  capitalAdvance: /\bcapital advances?\b/i,
  loanGiven:
    /^(?!.*\b(staff|employees?|workers?)\b).*\b(loans? (to|given)|inter.?corporate (loan|deposit)s?)\b/i,
  fixedDeposit: /\b(fixed|term|recurring) deposit\b/i,
  intangible: /\b(goodwill|software|trade ?marks?|patents?|copyrights?|intangible)\b/i,
  underDevelopment: /\bunder development\b/i,
  workInProgress: /\b(capital work.in.progress|cwip)\b/i,
  disposal: /\b(loss|profit|gain|surplus) on (the )?(sale|disposal)\b/i,
  ofInvestments: /\b(investments?|shares|securities|mutual funds?)\b/i,
  interestEarned: /\binterest (income|received|earned|on (\w+ )?(deposits?|fd|investments?))\b/i,
  dividendEarned: /\bdividends? (income|received)\b/i,
  dividendOpen:
    /\b((unpaid|proposed|unclaimed) dividends?|dividends? (payable|declared|unpaid))\b/i,
  interestOpen: /\b(interest (accrued|payable|receivable|due)|accrued interest)\b/i,
  sharePremium: /\b(securities|share) premium\b/i,
  appropriation: /\b(profit|p ?& ?l)\b.*\bappropriation\b/i,
  openingDifference: /^opening balance difference$/i,
} as const;

/** @returns whether the account is called what these words say. */
export const isNamed = (word: keyof typeof NAMED, { name }: StatementAccount): boolean =>
  NAMED[word].test(name);

/** Whether it takes from the profit of a firm what its partners were given. */
export const isAppropriation = (account: StatementAccount): boolean =>
  account.group === 'reserves-surplus' && isNamed('appropriation', account);

export const isNamedDepreciation = (account: StatementAccount): boolean =>
  isNamed('depreciation', account);
