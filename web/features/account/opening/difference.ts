// What opening balances differ by in the reports: what is typed, with what other entries have put
// on the account of the difference and with stock that nobody has posted.
import type { Account } from '#api/contract/account/account.ts';
import type { OpeningDocument } from '#api/contract/account/opening.ts';
import { paiseFromWire } from '#web/format/money.ts';
import { balancePaise } from './form/figures.ts';
import type { OpeningForm } from './form/use-opening.ts';

export type DifferenceParts = {
  /** Debits less credits of all of it. */
  readonly wholePaise: number;
  /** Of it, as other entries have it: what a stock run posted, or a person. */
  readonly othersPaise: number;
  /** Of it, opening stock of the register. */
  readonly stockPaise: number;
};

/** Stock that is typed on Stock-in-Hand takes the place of what the register says. */
export function differenceParts(
  { textOf }: Pick<OpeningForm, 'textOf'>,
  { posted, difference, stock_difference: stock }: OpeningDocument,
  accounts: readonly Account[],
): DifferenceParts {
  const typed = new Map(
    accounts.map((account) => [account, balancePaise(account, textOf(account.id))]),
  );
  const sumOf = (of: readonly number[]) => of.reduce((sum, paise) => sum + paise, 0);
  const own = sumOf((posted?.accounts ?? []).map(({ balance }) => paiseFromWire(balance)));
  const hasStock = [...typed].some(
    ([{ group }, paise]) => group === 'stock-in-hand' && paise !== 0,
  );
  const othersPaise = 0 - (paiseFromWire(difference) + own);
  const stockPaise = hasStock ? 0 : 0 - paiseFromWire(stock);
  return {
    wholePaise: sumOf([...typed.values()]) + othersPaise + stockPaise,
    othersPaise,
    stockPaise,
  };
}
