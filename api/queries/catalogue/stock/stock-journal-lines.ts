import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { StockJournalLine } from '#core/stock-journal/index.ts';
import { creditWire } from './lost-goods.ts';
import { stockQuantityText } from './quantities.ts';
import { rateWire } from './valuation/worth-wire.ts';

/** @returns what a line of a stock journal says by itself. */
export const stockLineWire = ({ direction, quantityThousandths, ...line }: StockJournalLine) => ({
  direction,
  quantity: stockQuantityText(quantityThousandths),
  value: line.valuePaise === undefined ? null : rupeesFromPaise(line.valuePaise),
  rate:
    line.valuePaise === undefined
      ? null
      : rateWire({ quantityThousandths, valuePaise: line.valuePaise }),
  credit: line.credit === undefined ? null : creditWire(line.credit),
  godown_id: line.godownId ?? null,
  batch: line.batch ?? null,
  unnamed: line.batch === undefined && line.inBooksThousandths !== undefined,
  manufactured_on: line.manufacturedOn ?? null,
  expires_on: line.expiresOn ?? null,
});
