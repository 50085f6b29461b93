type Amounts = Readonly<Record<string, number>>;
type Expected = {
  readonly result: Amounts;
  readonly sheet: Amounts & { readonly 'Bank balances': number };
  readonly total: number;
  readonly assets: number;
};

/** In paise, by the names of the lines. */
export function proprietor(): Expected;
export function firm(): Expected & { readonly partners: Readonly<Record<string, Amounts>> };
