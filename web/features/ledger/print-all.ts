// Printing a ledger means all of it: the pages that are not here yet are read first.

type Pages = {
  readonly hasNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<Pages>;
};

const printPage = () => window.print();

/**
 * Prints once every page is there and drawn; what cannot be read is missing, and the page says so.
 */
export async function printAll(pages: Pages, print: () => void = printPage): Promise<void> {
  let now = pages;
  let failed = false;
  while (now.hasNextPage && !failed) {
    now = await now.fetchNextPage();
    failed = now.isFetchNextPageError;
  }
  requestAnimationFrame(() => setTimeout(print));
}
